/** Who, where and how to reach them: on every page. */
export const business = {
  name: 'Sorrel & Stem',
  sign: 'Sorrel *&* Stem',
  street: '8 Circus Wynd',
  town: 'Stockbridge, Edinburgh',
  postcode: 'EH3\u00a06TN',
  telephone: '0131 496 0172',
  telephoneHref: 'tel:+441314960172',
  mail: 'nell@sorrelandstem.example',
  smallPrint: 'Grown at Saltcoats Walled Garden. Paper and string only; bring the jug back for £3.',
} as const;

export const labels = {
  skip: 'Skip to the flowers',
  main: 'Main',
  everyPage: 'Every page',
  order: 'Order flowers',
  orderForTomorrow: 'Order for tomorrow',
  thisWeek: 'See this week’s bench',
  year: 'The whole year',
  bigDays: 'Weddings and farewells',
  talk: 'Tell us about the day',
  visit: 'Where the shop is',
  optional: '(if you like)',
};

export const notFound = {
  heading: 'This one’s\n*gone over*',
  lead: 'The page you asked for has dropped its petals, or never came up. The bench is full, if that’s any comfort.',
};
