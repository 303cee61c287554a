import { countryCodes } from '@awning/shop/countries';
import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { Business, type Hours } from '../business.ts';
import { currencies } from './currencies.ts';
import { commonLabels } from '../labels/index.ts';
import { welshVillage } from '../testing/businesses.ts';
import { exceptionLines, hoursLine, hoursRows, type HoursVoice } from './hours.ts';
import { currencyOf, localeOf, mustSay, timeZoneOf } from './country.ts';
import { addressLine, mapHref, telephoneHref } from './place.ts';
import { durationText, priceText } from './price.ts';
import { structuredDataOf } from './structuredData.ts';

const english: HoursVoice = { locale: 'en-GB', labels: commonLabels.en };
const german: HoursVoice = { locale: 'de-DE', labels: commonLabels.de };

const rowsOf = (week: Hours['week'], voice = english, closed?: string) =>
  hoursRows({ week, ...(closed && { closed }) }, voice).map(({ days, times }) => `${days}: ${times}`);

const all = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

test.each<[string, Hours['week'], readonly string[]]>([
  ['every day alike', [{ days: all, opens: '09:00', closes: '17:00' }], ['Every day: 9 to 5']],
  [
    'days in a row, and the days off last',
    [{ days: ['Tue', 'Wed', 'Thu', 'Sat'], opens: '08:30', closes: '18:00' }],
    ['Tue to Thu, Sat: 8.30 to 6', 'Fri, Sun, Mon: Closed'],
  ],
  [
    'a lunch break',
    [
      { days: ['Fri'], opens: '14:00', closes: '18:00' },
      { days: ['Fri'], opens: '10:00', closes: '12:00' },
    ],
    ['Friday: 10 to 12, 2 to 6', 'Sat to Thu: Closed'],
  ],
  [
    'past midnight',
    [{ days: ['Sat'], opens: '20:00', closes: '00:00' }],
    ['Saturday: 8 to midnight', 'Sun to Fri: Closed'],
  ],
  ['round the clock', [{ days: all, opens: '00:00', closes: '00:00' }], ['Every day: all day']],
])('hours are said as people say them: %s', (_name, week, rows) => {
  expect(rowsOf(week)).toEqual(rows);
});

test('hours are told by the clock, in German, and of days off as the owner says it', () => {
  const week: Hours['week'] = [{ days: ['Mon', 'Tue'], opens: '08:30', closes: '18:00' }];
  expect(rowsOf(week, { ...english, clock: 'digital' })[0]).toBe('Mon, Tue: 08:30 to 18:00');
  expect(rowsOf(week, german)).toEqual(['Mo, Di: 8.30 bis 18', 'Mi bis So: Geschlossen']);
  expect(rowsOf(week, english, 'Mending nets')[1]).toBe('Wed to Sun: Mending nets');
  expect(hoursLine({ week }, english)).toBe('Mon, Tue 8.30 to 6');
});

test('days that differ are told by date', () => {
  const hours: Hours = {
    week: [],
    exceptions: [
      { name: 'Christmas', from: '2026-12-24', until: '2026-12-27' },
      { name: 'Carnival', from: '2027-02-09', opens: '08:00', closes: '12:00' },
    ],
  };
  // Thin spaces stand around the dash.
  expect(exceptionLines(hours, english).map((line) => line.replaceAll(/\s/g, ' '))).toEqual([
    '24 – 27 December 2026: closed (Christmas)',
    '9 February 2027: 8 to 12 (Carnival)',
  ]);
});

test('search engines are told when it opens and when it closes, day by day and on days that differ', () => {
  const hours: Hours = {
    week: [{ days: ['Sat', 'Mon'], opens: '08:30', closes: '18:00' }],
    exceptions: [{ name: 'Christmas', from: '2026-12-24', until: '2026-12-27' }],
  };
  const told = structuredDataOf({ ...welshVillage, hours }, 'HairSalon')['openingHoursSpecification'];
  expect(told).toMatchObject([
    { dayOfWeek: 'Monday', opens: '08:30', closes: '18:00' },
    { dayOfWeek: 'Saturday', opens: '08:30', closes: '18:00' },
    { validFrom: '2026-12-24', validThrough: '2026-12-27', opens: '00:00', closes: '00:00' },
  ]);
});

test.each([
  [{ price: 1900 }, '£19'],
  [{ price: 950 }, '£9.50'],
  [{ price: 0 }, 'Free'],
  [{ price: 65_000, from: true }, 'from £650'],
  [{ price: 180, per: 'a stem' }, '£1.80 a stem'],
  [{ price: 180, per: 'a *good* stem' }, '£1.80 a good stem'],
  [{}, ''],
])('%o costs “%s”', (item, text) => {
  expect(priceText(item, { business: { address: {} }, locale: 'en-GB', labels: commonLabels.en })).toBe(text);
});

test.each([
  ['nowhere said', {}, 'en-GB', 'GBP', 'Europe/London', '24 December 2026'],
  ['the States', { country: 'US' }, 'en-US', 'USD', 'America/New_York', 'December 24, 2026'],
  ['Ireland', { country: 'IE' }, 'en-IE', 'EUR', 'Europe/Dublin', '24 December 2026'],
  ['Poland', { country: 'PL' }, 'en-PL', 'PLN', 'Europe/Warsaw', '24 December 2026'],
  ['Norway', { country: 'NO' }, 'en-NO', 'NOK', 'Europe/Oslo', '24 December 2026'],
  // English there has no rules of its own: without that it would be as in the States.
  ['Iceland', { country: 'IS' }, 'en-GB', 'ISK', 'Atlantic/Reykjavik', '24 December 2026'],
  ['a country that is not known', { country: 'LA' }, 'en-GB', 'XXX', 'UTC', '24 December 2026'],
])('in %s sums, clocks and dates are that country’s', (_where, address, locale, currency, timeZone, day) => {
  expect(localeOf('en', address)).toBe(locale);
  expect(currencyOf({ address })).toBe(currency);
  expect(timeZoneOf({ address })).toBe(timeZone);
  const exceptions = [{ name: 'Christmas', from: '2026-12-24' }];
  expect(exceptionLines({ week: [], exceptions }, { locale, labels: commonLabels.en })).toEqual([
    `${day}: closed (Christmas)`,
  ]);
});

test('what the owner says of sums and clocks stands before what is usual in the country', () => {
  const place = { address: { country: 'CH' }, currency: 'EUR', timeZone: 'Europe/Rome' } as const;
  expect([currencyOf(place), timeZoneOf(place)]).toEqual(['EUR', 'Europe/Rome']);
});

test('a site in German is written as in Germany where no country is named, or one without German', () => {
  const where = [{}, { country: 'AT' }, { country: 'PL' }];
  expect(where.map((address) => localeOf('de', address))).toEqual(['de-DE', 'de-AT', 'de-DE']);
});

test('what any country is said to pay with can be chosen, and the clock of each is one that is known', () => {
  const countries = countryCodes.map((country) => ({ address: { country } }));
  const known = countries.filter((place) => !mustSay(place).currency);
  expect(known.length).toBeGreaterThan(50);
  expect(known.map(currencyOf).filter((currency) => !currencies.includes(currency))).toEqual([]);
  expect(known.map(timeZoneOf).filter((zone) => !Check(Business.properties.timeZone, zone))).toEqual([]);
  const pounds = countries.filter((place) => currencyOf(place) === 'GBP');
  expect(pounds.map(({ address }) => address.country)).toEqual(['GG', 'IM', 'JE', 'GB']);
});

test.each([
  ['IS', 250_000, 'ISK 2,500'],
  ['HU', 450_000, 'HUF 4,500'],
  ['PL', 12_050, 'PLN 120.50'],
])('in %s a sum of %i hundredths is “%s”, whatever its currency is reckoned in', (country, price, text) => {
  const voice = { business: { address: { country } }, locale: 'en-GB', labels: commonLabels.en };
  expect(priceText({ price }, voice).replaceAll(/\s/g, ' ')).toBe(text);
});

test('a price is written as its country writes it', () => {
  const voice = { business: { address: { country: 'DE' } }, locale: 'de-DE', labels: commonLabels.de };
  expect(priceText({ price: 1250, from: true }, voice)).toBe('ab 12,50\u00a0€');
});

test.each([
  [40, '40 min'],
  [60, '1 hour'],
  [90, '1½ hours'],
  [240, '4 hours'],
  [75, '1¼ hours'],
  [100, '100 min'],
])('%i minutes are “%s”', (minutes, text) => {
  expect(durationText(minutes, commonLabels.en)).toBe(text);
});

test.each([
  ['0114 496 0162', 'GB', 'tel:+441144960162'],
  ['08651 496 0157', 'DE', 'tel:+4986514960157'],
  ['+49 (0) 8651 4960157', 'GB', 'tel:+4986514960157'],
  ['(212) 555-0100', 'US', 'tel:+12125550100'],
  ['(06 1) 555 0100', 'HU', 'tel:+3615550100'],
  ['22 555 01 00', 'PL', 'tel:+48225550100'],
  ['123 456', 'XX', 'tel:123456'],
])('%s in %s is rung as %s', (telephone, country, href) => {
  expect(telephoneHref(telephone, { town: 'x', country })).toBe(href);
});

test('an address is written as its country writes letters, and a map is opened at the door', () => {
  const here = { street: '17 Cutler’s Row', town: 'Sheffield', postcode: 'S8 2QT' };
  const there = { street: 'Marktplatz 1', town: 'Rothenburg', postcode: '91541', country: 'DE' };
  expect(addressLine(here)).toBe('17 Cutler’s Row, Sheffield S8 2QT');
  expect(addressLine(there)).toBe('Marktplatz 1, 91541 Rothenburg');
  expect(mapHref(here)).toBe(
    'https://www.openstreetmap.org/search?query=17%20Cutler%E2%80%99s%20Row%2C%20Sheffield%20S8%202QT',
  );
  expect(mapHref({ ...there, coordinates: { latitude: 49.377, longitude: 10.179 } })).toContain(
    'mlat=49.377&mlon=10.179',
  );
});
