/** Who, where and how to reach them: on every page. */
export const business = {
  name: 'Liburd’s',
  tradingName: 'Liburd’s Hair',
  street: '41 Leafield Parade',
  town: 'Chapeltown, Leeds',
  postcode: 'LS7\u00a04QW',
  telephone: '0113 496 0174',
  telephoneHref: 'tel:+441134960174',
  mail: 'sonia@liburds.example',
  smallPrint: 'Cutting, twisting and braiding since 1974. Dominoes at your own risk.',
} as const;

export const labels = {
  skip: 'Skip to the page',
  main: 'Main',
  everyPage: 'Every page',
  bookShort: 'Book',
  book: 'Book a chair',
  prices: 'See the prices',
  allPrices: 'Every price',
  lengths: 'All the lengths',
  family: 'Meet the family',
  optional: '(if you like)',
};

export const closing = {
  heading: 'Come in *as you are*',
  text: 'Walk in for clippers. Book for locs and braids. Either way there’s ginger cake until about eleven.',
};

export const notFound = {
  heading: 'Too much *off*',
  lead: 'There was a page here and we’ve taken it right down to the skin. It’ll grow back. Meanwhile, the prices are still on.',
  figure: 'A bald head in profile, and a comb with nothing to do',
};
