/** How soon a site is open; FAQ, checkout and confirmation all say the same (docs/product.md, “Tiers and add-ons”). */
export const delivery = '3-5 business days for Basic; 7-14 days for larger sites';

/** Words that stand on more than one page. */
export const shared = {
  newTab: '(opens in a new tab)',
  of: 'of',
  viewDemo: 'View Demo',
  viewDetails: 'View Details',
  tryOn: 'Try it with your name',
  pageCount: (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`),
  /** What a site can do beyond what every site can. */
  functions: {
    booking: 'Booking request',
    menu: 'Menu with allergens',
    timetable: 'Class timetable',
    order: 'Order form',
    vouchers: 'Vouchers',
    news: 'News',
    branches: 'Several branches',
    languages: 'Second language',
    'before-after': 'Before and after',
  },
  rating: (stars: number, reviews: number) =>
    `${stars} out of 5 stars, from ${reviews} ${reviews === 1 ? 'review' : 'reviews'}`,
  ratingShort: (stars: number, reviews: number) => `${stars} (${reviews})`,
  templates: 'Templates',
  toLet: {
    heading: 'We’ll build it for you',
    bill: { heading: 'To let', note: 'Your trade not here yet?' },
    action: 'Ask for a quote',
  },
} as const;
