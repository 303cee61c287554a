import { business, hours } from './content/business.ts';

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** What a search engine may show of the shop. */
export const structuredData = {
  '@context': 'https://schema.org',
  '@type': 'HairSalon',
  name: business.tradingName,
  telephone: business.telephone,
  email: business.mail,
  priceRange: '££',
  address: {
    '@type': 'PostalAddress',
    streetAddress: business.street,
    addressLocality: business.town,
    postalCode: business.postcode,
    addressCountry: 'GB',
  },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    opens: clock(hours.opens),
    closes: clock(hours.closes),
  },
};
