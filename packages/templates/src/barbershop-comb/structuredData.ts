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
  '@type': 'HairSalon',
  name: business.tradingName,
  telephone: business.telephone,
  email: business.mail,
  foundingDate: '1974',
  priceRange: '£10 to £120',
  address: {
    '@type': 'PostalAddress',
    streetAddress: business.street,
    addressLocality: business.town,
    postalCode: business.postcode,
    addressCountry: 'GB',
  },
  openingHoursSpecification: [
    open(['Tuesday', 'Wednesday', 'Thursday'], '09:00', '18:00'),
    open(['Friday'], '09:00', '20:00'),
    open(['Saturday'], '08:00', '18:00'),
    open(['Sunday'], '11:00', '16:00'),
  ],
};
