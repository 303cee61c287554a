import { expect, test } from 'vitest';
import { clockAt } from './clockAt.ts';

test.each([
  ['Europe/London', '2026-10-16T23:30:00Z', '2026-10-17T00:30'],
  ['Europe/London', '2027-01-01T00:00:59Z', '2027-01-01T00:00'],
  ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-08T03:00'],
  ['Asia/Kathmandu', '2026-12-31T18:20:00Z', '2027-01-01T00:05'],
])('without Temporal the clock of %s at %s shows %s', (timeZone, now, shown) => {
  expect('Temporal' in globalThis).toBe(false);
  expect(clockAt(new Date(now))(timeZone)).toBe(shown);
});
