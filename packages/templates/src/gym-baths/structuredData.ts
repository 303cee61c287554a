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
  '@type': ['PublicSwimmingPool', 'ExerciseGym'],
  name: business.name,
  telephone: business.telephone,
  email: business.mail,
  priceRange: '£3.40 to £72',
  foundingDate: '1908',
  address: {
    '@type': 'PostalAddress',
    streetAddress: business.street,
    addressLocality: business.town,
    postalCode: business.postcode,
    addressCountry: 'GB',
  },
  openingHoursSpecification: [
    open(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '06:15', '21:45'),
    open(['Saturday'], '07:30', '18:00'),
    open(['Sunday'], '08:00', '16:00'),
  ],
};
