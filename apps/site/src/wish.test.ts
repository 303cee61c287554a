import { expect, test } from 'vitest';
import { wishOf, withWish } from './wish.ts';

test.each(['/account', '/dashboard/orders/7', '/dashboard/orders?status=paid&q=a%20b'])(
  'the login leads on to %s',
  (wish) => {
    expect(wishOf(new URL(withWish('/login', wish), 'https://shop.example').search)).toBe(wish);
  },
);

test('who wanted nothing has an address without a wish', () => {
  expect(withWish('/login', undefined)).toBe('/login');
  expect(wishOf('')).toBeUndefined();
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
])('it does not lead to %j, which no page of ours asks a login for', (wish) => {
  expect(wishOf(`?${new URLSearchParams({ next: wish })}`)).toBeUndefined();
});
