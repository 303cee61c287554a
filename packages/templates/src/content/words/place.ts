import type { Address, Business } from '../business.ts';
import { callingOf, countryOf } from './country.ts';
import { mapLink } from './mapLink.ts';

/** Rings a number: with its country where that is known, so that it can be rung from abroad. */
export function telephoneHref(telephone: string, address: Address): string {
  const digits = telephone.replace('(0)', '').replaceAll(/[^+\d]/g, '');
  if (digits.startsWith('+')) return `tel:${digits}`;
  const [code, trunk] = callingOf(address) ?? [];
  if (code === undefined || trunk === undefined) return `tel:${digits}`;
  return `tel:+${code}${digits.startsWith(trunk) ? digits.slice(trunk.length) : digits}`;
}

// The postcode goes before the town where letters are addressed so, and behind it on these islands and overseas.
const postcodeLast = new Set(['GB', 'GG', 'GI', 'IE', 'IM', 'JE', 'MT', 'US', 'CA', 'AU', 'NZ', 'SG', 'ZA']);

/** The town as a letter has it. */
const townLine = (address: Address) =>
  (postcodeLast.has(countryOf(address)) ? [address.town, address.postcode] : [address.postcode, address.town])
    .filter(Boolean)
    .join(' ');

/** The whole address in a line, as a driver types it. */
export const addressLine = (address: Address) =>
  [address.street, townLine(address)].filter(Boolean).join(', ');

/** Opens a map at the door: by its coordinates where they are known, else by looking for the address. */
export const mapHref = (address: Address) =>
  address.coordinates
    ? `https://www.openstreetmap.org/?mlat=${address.coordinates.latitude}&mlon=${address.coordinates.longitude}#map=17/${address.coordinates.latitude}/${address.coordinates.longitude}`
    : mapLink(addressLine(address));

/** What it is and where, as far as it is said: “Barbers, Sheffield”. */
export const tradeAndTown = ({ trade, address }: Pick<Business, 'trade' | 'address'>) =>
  [trade, address.town].filter(Boolean).join(', ');

/** The name without its asterisks. */
export const plainName = ({ name }: Pick<Business, 'name'>) => name.replaceAll('*', '');
