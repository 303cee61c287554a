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
  '@type': 'SportsActivityLocation',
  name: business.tradingName,
  telephone: business.telephone,
  email: business.mail,
  priceRange: '£0 to £132',
  address: {
    '@type': 'PostalAddress',
    streetAddress: business.street,
    addressLocality: business.town,
    postalCode: business.postcode,
    addressCountry: 'GB',
  },
  openingHoursSpecification: [
    open(['Monday', 'Wednesday', 'Friday'], '06:30', '08:30'),
    open(['Tuesday', 'Thursday'], '06:30', '10:00'),
    open(['Saturday'], '08:00', '10:30'),
  ],
};
