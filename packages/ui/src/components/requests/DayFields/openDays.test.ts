import { expect, test } from 'vitest';
import { listTimes, tellExceptions, type OpenSpan } from './openDays.ts';

const labels = {
  time: 'Time',
  chooseTime: 'Choose',
  day: '{day}, {hours}',
  span: '{opens} to {closes}',
  noneLeft: 'None left',
};
const dates = '{from} to {until}';

const timesOf = (hours: readonly OpenSpan[], every: number, last: number) =>
  listTimes(hours, [], { every, last, labels }, dates, 'en-GB').map(({ times }) =>
    times.map(({ value }) => value),
  );

test.for<{
  name: string;
  opens: OpenSpan['opens'];
  closes: OpenSpan['closes'];
  every: number;
  last: number;
  times: string[];
}>([
  {
    name: 'the last is so long before closing',
    opens: '09:00',
    closes: '11:00',
    every: 30,
    last: 60,
    times: ['09:00', '09:30', '10:00'],
  },
  {
    name: 'steps are counted from opening',
    opens: '09:10',
    closes: '10:00',
    every: 20,
    last: 0,
    times: ['09:10', '09:30', '09:50'],
  },
  { name: 'a span too short has none', opens: '09:00', closes: '09:20', every: 30, last: 30, times: [] },
  {
    name: 'what is past midnight is another date',
    opens: '23:00',
    closes: '02:00',
    every: 30,
    last: 30,
    times: ['23:00', '23:30'],
  },
  {
    name: 'midnight is an end',
    opens: '23:00',
    closes: '00:00',
    every: 30,
    last: 30,
    times: ['23:00', '23:30'],
  },
])('$name', ({ opens, closes, every, last, times }) => {
  expect(timesOf([{ day: 'Fri', opens, closes }], every, last)).toEqual([times]);
});

test('a day has all its spans, and a day with hours of its own is named by its name and date', () => {
  const hours = [
    { day: 'Wed', opens: '08:00', closes: '09:00' },
    { day: 'Wed', opens: '14:00', closes: '15:00' },
  ] as const;
  const exceptions = [
    { from: '2026-12-24', name: 'Christmas Eve', opens: '08:00', closes: '09:00' },
    { from: '2026-12-25', until: '2027-01-02', name: 'Christmas' },
  ] as const;
  const listed = listTimes(hours, exceptions, { every: 30, last: 30, labels }, dates, 'en-US');
  expect(listed.map(({ on, label }) => [on, label])).toEqual([
    ['Wed', 'Wednesday, 8:00 AM to 9:00 AM and 2:00 PM to 3:00 PM'],
    ['2026-12-24', 'Christmas Eve, December 24, 8:00 AM to 9:00 AM'],
  ]);
  expect(listed[0]!.times.map(({ label }) => label)).toEqual(['8:00 AM', '8:30 AM', '2:00 PM', '2:30 PM']);

  const told = tellExceptions(exceptions, { exception: 'Closed for {name}, {dates}', dates }, 'en-US');
  expect(told.map(({ open, says }) => [open, says])).toEqual([
    [true, 'Closed for Christmas Eve, December 24'],
    [false, 'Closed for Christmas, December 25 to January 2'],
  ]);
});
