/** Who, where and how to reach them: on every page. */
export const business = {
  name: 'Lane Eight',
  tradingName: 'Lane Eight Running',
  coach: 'Denise Rutter',
  street: 'Slipway Road Athletics Track',
  town: 'Wallsend',
  postcode: 'NE28\u00a06QX',
  telephone: '0191 498 0227',
  telephoneHref: 'tel:+441914980227',
  mail: 'denise@laneeight.example',
  smallPrint: 'Licensed, insured, and never once left early from the stop.',
} as const;

export const labels = {
  skip: 'Skip to the page',
  main: 'Main',
  start: 'Book it free',
  book: 'Run the free one',
  prices: 'See the prices',
  home: 'Back to the start line',
  optional: '(if you like)',
};

export const closing = {
  heading: 'One lap. Then decide.',
  text: 'It’s 454 metres, it costs nothing, and you may walk the bends.',
};

export const notFound = {
  heading: 'You just missed it',
  lead: 'The page you wanted has pulled away, or never stopped here. There’s another along in a minute.',
  picture: 'Seen from above: a bus drives off up lane six, and somebody runs after it in lane five',
};
