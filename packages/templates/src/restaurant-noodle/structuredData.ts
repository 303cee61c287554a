import { business } from './content/business.ts';

const open = (days: readonly string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days,
  opens,
  closes,
});

/** What a search engine may show beside the site's name. */
export const structuredData = {
  '@context': 'https://schema.org',
  '@type': 'Restaurant',
  name: business.tradingName,
  servesCuisine: 'Hand-pulled noodles',
  telephone: business.telephone,
  email: business.mail,
  priceRange: '£9.50 to £16',
  address: {
    '@type': 'PostalAddress',
    streetAddress: business.street,
    addressLocality: business.town,
    postalCode: business.postcode,
    addressCountry: 'GB',
  },
  openingHoursSpecification: [
    open(['Tuesday', 'Wednesday', 'Thursday'], '12:00', '20:00'),
    open(['Friday', 'Saturday'], '12:00', '22:00'),
    open(['Sunday'], '12:00', '16:00'),
  ],
};
