import { expect, test } from 'vitest';
import { addDays, addWorkingDays, formatDay, isWorkingDay, nextWorkingDay } from './workingDays.ts';

// As gov.uk lists them for England and Wales.
const holidays = [
  '2026-01-01',
  '2026-04-03',
  '2026-04-06',
  '2026-05-04',
  '2026-05-25',
  '2026-08-31',
  '2026-12-25',
  '2026-12-28',
  '2027-01-01',
  '2027-03-26',
  '2027-03-29',
  '2027-05-03',
  '2027-05-31',
  '2027-08-30',
  '2027-12-27',
  '2027-12-28',
  '2028-01-03',
  '2028-04-14',
  '2028-04-17',
];

test.each(holidays)('nobody is at work on the bank holiday of %s', (day) => {
  expect(isWorkingDay(day)).toBe(false);
});

test('two years have as many working days as are written down', () => {
  const days = Array.from({ length: 730 }, (_, place) => addDays('2026-01-01', place));
  const weekdays = days.filter((day) => ![0, 6].includes(new Date(day).getUTCDay()));
  expect(weekdays.filter((day) => !isWorkingDay(day))).toEqual(
    holidays.filter((day) => day < '2028' && ![0, 6].includes(new Date(day).getUTCDay())),
  );
});

test.each([
  ['2026-11-23', 3, '2026-11-26'],
  ['2026-11-26', 3, '2026-12-01'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-12-23', 3, '2026-12-30'],
  ['2026-11-23', 0, '2026-11-23'],
])('from %s, %i working days on it is %s', (day, days, then) => {
  expect(addWorkingDays(day, days)).toBe(then);
});

test('a Saturday waits for Monday, and Christmas for the day after the holidays', () => {
  expect(nextWorkingDay('2026-11-21')).toBe('2026-11-23');
  expect(nextWorkingDay('2026-12-25')).toBe('2026-12-29');
});

test.each([
  ['2026-12-08', 'Tuesday, 8 December 2026'],
  ['2027-01-01', 'Friday, 1 January 2027'],
])('%s is written as %s', (day, text) => {
  expect(formatDay(day, { language: 'en-GB' })).toBe(text);
});
