/** Who, where and how to reach them: on every page. */
export const business = {
  name: 'Dee Okafor',
  tradingName: 'Dee Okafor Strength',
  street: 'Arch 27, Mayes Row',
  town: 'Ancoats, Manchester',
  postcode: 'M4\u00a07JD',
  telephone: '0161 496 0147',
  telephoneHref: 'tel:+441614960147',
  mail: 'dee@arch27.example',
  signOff: ['See you', 'under the arch'],
  smallPrint: 'Level 4, insured, and on first-name terms with the physio.',
} as const;

export const labels = {
  skip: 'Skip to the page',
  menu: 'Menu',
  main: 'Main',
  everyPage: 'Every page',
  start: 'First session free',
  book: 'Book the free one',
  week: 'See the week',
  prices: 'See the prices',
  optional: '(if you like)',
};

export const closing = {
  heading: 'Come and lift *nothing*',
  text: 'The first bar is empty and the first session is free.',
  number: '0',
};

export const notFound = {
  number: '404',
  heading: 'Nothing on this bar',
  lead: 'The page has been put back where it belongs, or was never racked. Try the week.',
};
