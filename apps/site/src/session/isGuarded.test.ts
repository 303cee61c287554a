import { expect, test } from 'vitest';
import { isGuarded } from './isGuarded.ts';

test.each([
  '/login',
  '/sign-up',
  '/account',
  '/account/',
  '/dashboard/',
  '/dashboard/orders',
  '/dashboard/orders/7',
])('%s is not for everybody', (address) => {
  expect(isGuarded(address)).toBe(true);
});

test.each(['/', '/account/confirm/token', '/dashboards', '/login/help', '/Dashboard', '/forgot-password'])(
  '%s is for all visitors',
  (address) => {
    expect(isGuarded(address)).toBe(false);
  },
);
