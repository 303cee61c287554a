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
  name: business.name,
  telephone: business.telephone,
  email: business.mail,
  servesCuisine: 'Sicilian and North Sea',
  acceptsReservations: true,
  priceRange: '£28 to £39',
  address: {
    '@type': 'PostalAddress',
    streetAddress: business.street,
    addressLocality: business.town,
    postalCode: business.postcode,
    addressCountry: 'GB',
  },
  openingHoursSpecification: [
    open(['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], '08:00', '13:00'),
    open(['Wednesday', 'Thursday', 'Friday', 'Saturday'], '18:00', '23:00'),
    open(['Sunday'], '13:00', '16:30'),
  ],
};
