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
  '@type': 'HealthClub',
  name: business.tradingName,
  telephone: business.telephone,
  email: business.mail,
  priceRange: '£0 to £72',
  address: {
    '@type': 'PostalAddress',
    streetAddress: business.street,
    addressLocality: business.town,
    postalCode: business.postcode,
    addressCountry: 'GB',
  },
  openingHoursSpecification: [
    open(['Monday', 'Thursday'], '09:00', '19:00'),
    open(['Tuesday'], '09:00', '13:00'),
    open(['Wednesday'], '09:00', '20:30'),
    open(['Saturday'], '09:00', '12:30'),
  ],
};
