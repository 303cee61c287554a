import type { Address, Business, Language } from '../business.ts';

/**
 * Calling code and trunk prefix, which falls away from abroad (ITU-T E.164); currency (ISO 4217); time zone by its IANA
 * name, where there are several that of most people.
 */
type Country = readonly [code: string, trunk: string, currency: string, timeZone: string];

/** By its two letters (ISO 3166): all of Europe, and those elsewhere where most people speak English. */
const countries: Readonly<Record<string, Country>> = {
  AD: ['376', '', 'EUR', 'Europe/Andorra'],
  AL: ['355', '0', 'ALL', 'Europe/Tirane'],
  AT: ['43', '0', 'EUR', 'Europe/Vienna'],
  AU: ['61', '0', 'AUD', 'Australia/Sydney'],
  AX: ['358', '0', 'EUR', 'Europe/Mariehamn'],
  BA: ['387', '0', 'BAM', 'Europe/Sarajevo'],
  BE: ['32', '0', 'EUR', 'Europe/Brussels'],
  BG: ['359', '0', 'EUR', 'Europe/Sofia'],
  BY: ['375', '80', 'BYN', 'Europe/Minsk'],
  CA: ['1', '', 'CAD', 'America/Toronto'],
  CH: ['41', '0', 'CHF', 'Europe/Zurich'],
  CY: ['357', '', 'EUR', 'Asia/Nicosia'],
  CZ: ['420', '', 'CZK', 'Europe/Prague'],
  DE: ['49', '0', 'EUR', 'Europe/Berlin'],
  DK: ['45', '', 'DKK', 'Europe/Copenhagen'],
  EE: ['372', '', 'EUR', 'Europe/Tallinn'],
  ES: ['34', '', 'EUR', 'Europe/Madrid'],
  FI: ['358', '0', 'EUR', 'Europe/Helsinki'],
  FO: ['298', '', 'DKK', 'Atlantic/Faroe'],
  FR: ['33', '0', 'EUR', 'Europe/Paris'],
  GB: ['44', '0', 'GBP', 'Europe/London'],
  GG: ['44', '0', 'GBP', 'Europe/Guernsey'],
  GI: ['350', '', 'GIP', 'Europe/Gibraltar'],
  GR: ['30', '', 'EUR', 'Europe/Athens'],
  HR: ['385', '0', 'EUR', 'Europe/Zagreb'],
  HU: ['36', '06', 'HUF', 'Europe/Budapest'],
  IE: ['353', '0', 'EUR', 'Europe/Dublin'],
  IM: ['44', '0', 'GBP', 'Europe/Isle_of_Man'],
  IS: ['354', '', 'ISK', 'Atlantic/Reykjavik'],
  IT: ['39', '', 'EUR', 'Europe/Rome'],
  JE: ['44', '0', 'GBP', 'Europe/Jersey'],
  LI: ['423', '', 'CHF', 'Europe/Vaduz'],
  LT: ['370', '0', 'EUR', 'Europe/Vilnius'],
  LU: ['352', '', 'EUR', 'Europe/Luxembourg'],
  LV: ['371', '', 'EUR', 'Europe/Riga'],
  MC: ['377', '', 'EUR', 'Europe/Monaco'],
  MD: ['373', '0', 'MDL', 'Europe/Chisinau'],
  ME: ['382', '0', 'EUR', 'Europe/Podgorica'],
  MK: ['389', '0', 'MKD', 'Europe/Skopje'],
  MT: ['356', '', 'EUR', 'Europe/Malta'],
  NL: ['31', '0', 'EUR', 'Europe/Amsterdam'],
  NO: ['47', '', 'NOK', 'Europe/Oslo'],
  NZ: ['64', '0', 'NZD', 'Pacific/Auckland'],
  PL: ['48', '', 'PLN', 'Europe/Warsaw'],
  PT: ['351', '', 'EUR', 'Europe/Lisbon'],
  RO: ['40', '0', 'RON', 'Europe/Bucharest'],
  RS: ['381', '0', 'RSD', 'Europe/Belgrade'],
  RU: ['7', '8', 'RUB', 'Europe/Moscow'],
  SE: ['46', '0', 'SEK', 'Europe/Stockholm'],
  SG: ['65', '', 'SGD', 'Asia/Singapore'],
  SI: ['386', '0', 'EUR', 'Europe/Ljubljana'],
  SK: ['421', '0', 'EUR', 'Europe/Bratislava'],
  SM: ['378', '', 'EUR', 'Europe/San_Marino'],
  TR: ['90', '0', 'TRY', 'Europe/Istanbul'],
  UA: ['380', '0', 'UAH', 'Europe/Kyiv'],
  US: ['1', '', 'USD', 'America/New_York'],
  VA: ['39', '', 'EUR', 'Europe/Vatican'],
  XK: ['383', '0', 'EUR', 'Europe/Belgrade'],
  ZA: ['27', '0', 'ZAR', 'Africa/Johannesburg'],
};

export const countryOf = ({ country = 'GB' }: Pick<Address, 'country'>) => country;

const rulesOf = (address: Pick<Address, 'country'>): Country | undefined => countries[countryOf(address)];

/** The calling code and trunk prefix. Nothing for an unknown country. */
export const callingOf = (address: Pick<Address, 'country'>) => rulesOf(address)?.slice(0, 2);

type Place = Pick<Business, 'currency' | 'timeZone'> & { address: Pick<Address, 'country'> };

/** Whether the owner has to say the currency and the time zone, because the country does not tell. */
export const mustSay = ({ currency, timeZone, address }: Place) => {
  const isKnown = rulesOf(address) !== undefined;
  return { currency: !isKnown && currency === undefined, timeZone: !isKnown && timeZone === undefined };
};

/**
 * The currency of prices: the owner's choice, else that of the country. For an unknown country it is the code of ISO
 * 4217 for no currency: its sign is no country's, and nothing goes live with it.
 */
export const currencyOf = ({ currency, address }: Omit<Place, 'timeZone'>) =>
  currency ?? rulesOf(address)?.[2] ?? 'XXX';

/** The time zone: the owner's choice, else that of the country. Nothing goes live with that of an unknown country. */
export const timeZoneOf = ({ timeZone, address }: Omit<Place, 'currency'>) =>
  timeZone ?? rulesOf(address)?.[3] ?? 'UTC';

const usual: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

const locales = new Map<string, string>();

/**
 * The locale of dates and sums: this language, as in that country (BCP 47). There are no rules for English in Greece or
 * in Iceland: there it is written as is usual, for without rules it would be written as in the States.
 */
export function localeOf(language: Language = 'en', { country }: Pick<Address, 'country'> = {}): string {
  if (country === undefined) return usual[language];
  const wanted = `${language}-${country}`;
  const locale =
    locales.get(wanted) ??
    (new Intl.NumberFormat(wanted).resolvedOptions().locale === wanted ? wanted : usual[language]);
  locales.set(wanted, locale);
  return locale;
}
