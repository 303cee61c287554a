import { business } from './content/business.ts';

const open = (days: readonly string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days,
  opens,
  closes,
});

/** What a search engine may show of the shop. */
export const structuredData = {
  '@context': 'https://schema.org',
  '@type': ['Florist', 'GardenStore'],
  name: business.tradingName,
  telephone: business.telephone,
  email: business.mail,
  priceRange: '££',
  address: {
    '@type': 'PostalAddress',
    streetAddress: business.street,
    addressLocality: business.town,
    addressRegion: 'Derbyshire',
    postalCode: business.postcode,
    addressCountry: 'GB',
  },
  openingHoursSpecification: [
    open(['Tuesday', 'Wednesday', 'Thursday', 'Friday'], '09:00', '17:00'),
    open(['Saturday'], '08:30', '17:00'),
    open(['Sunday'], '10:00', '15:00'),
  ],
};
