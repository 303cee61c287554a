export const templateWords = {
  breadcrumbs: 'You are here',
  order: 'Order',
  orderWhat: 'this website',
  sample: 'Sample words and prices. Yours go here.',
  openDemo: 'Open the live demo',
  looks: { label: 'See it with', photographs: 'Photographs', drawings: 'Drawings' },
  choices: { palette: 'Colours', typefaces: 'Typeface' },
  /** The text alternative of a picture of the first page in other colours or another typeface. */
  inLook: (name: string, colours: string, typeface: string) =>
    `The first page of ${name}, in the colours “${colours}” and the typeface “${typeface}”`,
  priceNotes: ['One-time payment.', 'No monthly fees.'],
  delivery: (days: string) => `Ready in ${days}.`,
  moneyBack: 'Money back until we begin.',
  bar: { label: (name: string) => `Buy ${name}`, tryOn: 'Try it' },
  features: 'What you take home',
  pages: 'Its pages',
  strip: {
    heading: (pages: number) => (pages === 1 ? 'Its one page' : `All ${pages} pages`),
    lead: 'As a phone shows them. Each opens in the demo.',
    label: (name: string) => `The pages of ${name}`,
  },
  fit: {
    heading: 'Is it for you?',
    goodFor: 'Good for',
    notFor: 'Not for',
    since: 'On the shelf since',
  },
  changes: {
    heading: 'What changed',
    /** The version of a design goes by the day of its newest change. */
    version: (day: string) => `This version is of ${day}.`,
  },
  firstYear: {
    heading: 'The first year, added up',
    lead: 'Tick what you want with it: it comes along to the till. Or leave it for another day.',
    tagline: (name: string) => `${name}, year one`,
    free: ['Hosting', 'Monthly fees'],
    labels: {
      addOns: 'Add at the counter',
      website: 'Website',
      total: 'To us, once',
      totalWithoutScript: 'The till adds up what you tick.',
      order: 'Order with these',
    },
  },
  related: {
    heading: 'Next door',
    lead: 'A look at the neighbours, in case this one is not quite you.',
    all: 'See all templates',
  },
  reviews: {
    heading: 'What buyers say',
    intro: 'From people who bought this website and had it delivered. Nobody else can write here.',
    count: (reviews: number) => `from ${reviews} ${reviews === 1 ? 'review' : 'reviews'}`,
    author: 'A buyer',
    card: 'Post card',
    rating: '{rating} out of 5 stars',
    verified: 'Bought from us',
    reply: 'The shop:',
  },
} as const;
