import { expect, test } from 'vitest';
import { reasonOf } from './reasonOf.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { code: 'ECONNREFUSED' });

test.each([
  [
    'what was tried is left out',
    new Error('Failed query: create table orders', {
      cause: Object.assign(new Error('relation "orders" already exists'), { code: '42P07' }),
    }),
    'relation "orders" already exists (42P07)',
  ],
  ['a code is said once', refused, 'connect ECONNREFUSED ::1:5432'],
  ['of several tries the first is told', new AggregateError([refused]), 'connect ECONNREFUSED ::1:5432'],
  ['our own words do', new DatabaseUnavailable('timeout'), 'The database is unavailable: timeout.'],
  ['whatever was thrown is told', 'a word', 'a word'],
])('%s', (_name, error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
