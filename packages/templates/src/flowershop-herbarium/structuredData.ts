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
  '@type': 'Florist',
  name: business.tradingName,
  telephone: business.telephone,
  email: business.mail,
  priceRange: '60p to £55',
  address: {
    '@type': 'PostalAddress',
    streetAddress: business.street,
    addressLocality: business.town,
    postalCode: business.postcode,
    addressCountry: 'GB',
  },
  openingHoursSpecification: [
    open(['Tuesday', 'Wednesday', 'Thursday', 'Friday'], '08:00', '17:30'),
    open(['Saturday'], '08:00', '15:00'),
  ],
};
