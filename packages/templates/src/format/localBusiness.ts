import type { Business } from './business.ts';

type Day = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** On these days it is open from the one to the other, each as `17:30`. */
export const openOn = (dayOfWeek: readonly Day[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
});

/** Tells search engines who, where and when, in the words of schema.org: what they may show beside the site's name. */
export const localBusiness = (
  { name, telephone, mail, street, town, postcode }: Business,
  {
    type,
    address,
    hours,
    ...more
  }: {
    /** Which kind of LocalBusiness it is. */
    type: string | readonly string[];
    /** Where searchers know it by another. */
    name?: string;
    /** What of its address is said otherwise, or besides. */
    address?: { streetAddress?: string; addressRegion?: string };
    hours: readonly ReturnType<typeof openOn>[];
    priceRange: string;
    /** The year. */
    foundingDate?: string;
    areaServed?: string;
    servesCuisine?: string;
    acceptsReservations?: boolean;
  },
) => ({
  '@context': 'https://schema.org',
  '@type': type,
  name,
  telephone,
  email: mail,
  ...more,
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: town,
    postalCode: postcode,
    addressCountry: 'GB',
    ...address,
  },
  openingHoursSpecification: hours,
});
