/** Who, where and how to reach them: on every page. */
export const business = {
  name: 'Long Story',
  tradingName: 'Long Story',
  street: '9 Pudding Chare',
  town: 'Newcastle upon Tyne',
  postcode: 'NE1\u00a01UE',
  telephone: '0191 498 0136',
  telephoneHref: 'tel:+441914980136',
  mail: 'kev@longstory.example',
  lastWord: 'The end',
  smallPrint: 'No noodle was cut in the making of this page. Wen checked.',
} as const;

export const labels = {
  skip: 'Skip to the page',
  main: 'Main',
  everyPage: 'Every page',
  hold: 'Hold two stools',
  menu: 'See the nine bowls',
  top: 'Back to the top',
  optional: '(if you like)',
};

export const notFound = {
  lines: ['404:', 'lost the end'],
  lead: 'This page has slipped off the chopsticks. It happens to everyone once. Start again from the top, or go straight to the bowls.',
} as const;
