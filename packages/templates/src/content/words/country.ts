import type { Address, Business, Language } from '../business.ts';

interface Country {
  /** Calling code, and what stands before a number dialled at home and falls away from abroad (ITU-T E.164). */
  calling: readonly [code: string, trunk: string];
  /** ISO 4217. */
  currency: NonNullable<Business['currency']>;
  /** By its IANA name; where there are several, that of most people. */
  timeZone: string;
}

const euro = (calling: Country['calling'], timeZone: string): Country => ({
  calling,
  currency: 'EUR',
  timeZone,
});

const britain: Country = { calling: ['44', '0'], currency: 'GBP', timeZone: 'Europe/London' };

/** By its two letters (ISO 3166). */
const countries: Readonly<Record<string, Country>> = {
  AT: euro(['43', '0'], 'Europe/Vienna'),
  AU: { calling: ['61', '0'], currency: 'AUD', timeZone: 'Australia/Sydney' },
  BE: euro(['32', '0'], 'Europe/Brussels'),
  CA: { calling: ['1', ''], currency: 'CAD', timeZone: 'America/Toronto' },
  CH: { calling: ['41', '0'], currency: 'CHF', timeZone: 'Europe/Zurich' },
  DE: euro(['49', '0'], 'Europe/Berlin'),
  DK: { calling: ['45', ''], currency: 'DKK', timeZone: 'Europe/Copenhagen' },
  ES: euro(['34', ''], 'Europe/Madrid'),
  FR: euro(['33', '0'], 'Europe/Paris'),
  GB: britain,
  IE: euro(['353', '0'], 'Europe/Dublin'),
  IT: euro(['39', ''], 'Europe/Rome'),
  LU: euro(['352', ''], 'Europe/Luxembourg'),
  NL: euro(['31', '0'], 'Europe/Amsterdam'),
  NZ: { calling: ['64', '0'], currency: 'NZD', timeZone: 'Pacific/Auckland' },
  US: { calling: ['1', ''], currency: 'USD', timeZone: 'America/New_York' },
};

export const countryOf = ({ country = 'GB' }: Pick<Address, 'country'>) => country;

const rulesOf = (address: Pick<Address, 'country'>): Country => countries[countryOf(address)] ?? britain;

/** How a number is dialled from abroad. Nothing of a country that is not known. */
export const callingOf = (address: Pick<Address, 'country'>): Country['calling'] | undefined =>
  countries[countryOf(address)]?.calling;

type Place = Pick<Business, 'currency' | 'timeZone'> & { address: Pick<Address, 'country'> };

/** What prices are in: what the owner says, else what is paid with in that country. */
export const currencyOf = ({ currency, address }: Omit<Place, 'timeZone'>) =>
  currency ?? rulesOf(address).currency;

/** Where the clock stands: where the owner says, else in that country. */
export const timeZoneOf = ({ timeZone, address }: Omit<Place, 'currency'>) =>
  timeZone ?? rulesOf(address).timeZone;

const usual: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/** How dates and sums are written: in this language, as in that country (BCP 47). */
export const localeOf = (language: Language = 'en', address: Pick<Address, 'country'> = {}) =>
  address.country !== undefined && Object.hasOwn(countries, address.country)
    ? `${language}-${address.country}`
    : usual[language];
