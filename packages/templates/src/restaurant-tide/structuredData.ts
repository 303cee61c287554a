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
  servesCuisine: 'Seafood',
  acceptsReservations: true,
  telephone: business.telephone,
  email: business.mail,
  priceRange: '£8 to £34',
  address: {
    '@type': 'PostalAddress',
    streetAddress: `${business.house}, ${business.street}`,
    addressLocality: business.town,
    addressRegion: 'Cornwall',
    postalCode: business.postcode,
    addressCountry: 'GB',
  },
  openingHoursSpecification: [
    open(['Wednesday', 'Thursday', 'Friday', 'Saturday'], '18:00', '22:00'),
    open(['Thursday', 'Friday', 'Saturday'], '12:00', '15:00'),
    open(['Sunday'], '12:00', '16:00'),
  ],
};
