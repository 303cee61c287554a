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
  name: business.tradingName,
  telephone: business.telephone,
  email: business.mail,
  priceRange: '£0 to £540',
  address: {
    '@type': 'PostalAddress',
    streetAddress: business.street,
    addressLocality: business.town,
    postalCode: business.postcode,
    addressCountry: 'GB',
  },
  openingHoursSpecification: [
    open(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '06:00', '22:00'),
    open(['Saturday'], '07:00', '18:00'),
    open(['Sunday'], '08:00', '14:00'),
  ],
};
