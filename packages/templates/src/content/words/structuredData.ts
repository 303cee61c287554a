import type { weekdays } from '../business.ts';
import type { Core } from '../content.ts';
import { spansOf } from './hours.ts';
import { countryOf, currencyOf } from './country.ts';
import { plainName, telephoneHref } from './place.ts';

const english: Readonly<Record<(typeof weekdays)[number], string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};

/** Tells search engines who, where and when, in the words of schema.org: what they may show beside the site's name. */
export function structuredDataOf({ business, hours }: Core, type: string): Readonly<Record<string, unknown>> {
  const { address, line, telephone, mail, since, legal, social } = business;
  return {
    '@context': 'https://schema.org',
    '@type': type,
    name: plainName(business),
    ...(line && { description: line }),
    ...(legal?.name && { legalName: legal.name }),
    ...(since && { foundingDate: String(since) }),
    ...(telephone && { telephone: telephoneHref(telephone, address).slice('tel:'.length) }),
    ...(mail && { email: mail }),
    ...(social && social.length > 0 && { sameAs: social.map((place) => place.address) }),
    currenciesAccepted: currencyOf(business),
    address: {
      '@type': 'PostalAddress',
      ...(address.street && { streetAddress: address.street }),
      addressLocality: address.town,
      ...(address.postcode && { postalCode: address.postcode }),
      addressCountry: countryOf(address),
    },
    ...(address.coordinates && { geo: { '@type': 'GeoCoordinates', ...address.coordinates } }),
    openingHoursSpecification: [
      ...spansOf(hours).map(({ day, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: english[day],
        opens,
        closes,
      })),
      // As Google reads schema.org, a day that is closed opens and closes at midnight.
      ...(hours?.exceptions ?? []).map(({ from, until, opens = '00:00', closes = '00:00' }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: from,
        validThrough: until ?? from,
        opens,
        closes,
      })),
    ],
  };
}
