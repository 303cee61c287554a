import { expect, test } from 'vitest';
import { readReturnTo, withReturnTo } from './returnTo.ts';

test.each(['/account', '/dashboard/orders/7', '/dashboard/orders?status=paid&q=a%20b'])(
  'the login leads on to %s',
  (returnTo) => {
    expect(readReturnTo(new URL(withReturnTo('/login', returnTo), 'https://shop.example').search)).toBe(
      returnTo,
    );
  },
);

test('a visitor who wanted no page gets an address without a returnTo', () => {
  expect(withReturnTo('/login', undefined)).toBe('/login');
  expect(readReturnTo('')).toBeUndefined();
});

test.each([
  'https://evil.example/account',
  '//evil.example/account',
  '/\\evil.example/account',
  '\\\\evil.example/account',
  '/\t/evil.example/account',
  'https:evil.example/account',
  'javascript:alert(1)//account',
  'data:text/html,/account',
  '/account/../../login',
  '/account/../checkout',
  '/account/confirm/a-token',
  '/login?next=/account',
  '/user/logout',
  '/pay/session',
  'http://[',
  '',
])('it does not lead to %j, which no page of ours asks a login for', (returnTo) => {
  expect(readReturnTo(`?${new URLSearchParams({ next: returnTo })}`)).toBeUndefined();
});
