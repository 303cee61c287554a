/** Who, where and how to reach them: on every page. */
export const business = {
  name: 'Mair Pritchard',
  tradingName: 'Mair Pritchard Balance',
  street: 'The Old Sunday School, Severn Grove',
  town: 'Pontcanna, Cardiff',
  postcode: 'CF11\u00a09QZ',
  telephone: '029 2018 0142',
  telephoneHref: 'tel:+442920180142',
  mail: 'mair@oneleg.example',
  lastWord: 'Mind the *step*',
  smallPrint: 'Insured, first-aided, and yet to drop anybody. The step is two inches and has a rail.',
} as const;

export const labels = {
  skip: 'Skip to the page',
  menu: 'Menu',
  main: 'Main',
  everyPage: 'Every page',
  begin: 'Begin here',
  wobble: 'Come for a free wobble',
  classes: 'See the classes',
  prices: 'See the prices',
  home: 'Back to the start',
  coach: 'Meet the coach',
  exercises: 'Ten minutes at home',
  all: 'All six, drawn',
  optional: '(if you like)',
};

export const closing = {
  heading: 'Begin on two legs',
  text: 'The first visit is free and takes forty minutes. There is always something to hold on to.',
};

export const notFound = {
  lines: ['404: it', 'fell off'],
  lead: 'This page let go, or was never hung. Nobody is hurt. The start and the classes are where they were.',
} as const;
