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
  '@type': 'ExerciseGym',
  name: business.name,
  telephone: business.telephone,
  email: business.mail,
  priceRange: '£6.50 to £78',
  address: {
    '@type': 'PostalAddress',
    streetAddress: business.street,
    addressLocality: business.town,
    postalCode: business.postcode,
    addressCountry: 'GB',
  },
  openingHoursSpecification: [
    open(['Monday', 'Tuesday', 'Wednesday', 'Thursday'], '10:00', '22:00'),
    open(['Friday'], '10:00', '21:00'),
    open(['Saturday'], '09:00', '18:00'),
    open(['Sunday'], '09:00', '20:00'),
  ],
};
