import { expect, test } from 'vitest';
import { paymentAddress } from './paymentAddress.ts';

const shop = 'https://awning.example';

test.each([
  ['/pay/abc', 'https://awning.example/pay/abc'],
  ['https://awning.example/pay/abc', 'https://awning.example/pay/abc'],
  ['https://checkout.stripe.com/c/pay/cs_1', 'https://checkout.stripe.com/c/pay/cs_1'],
  ['https://awning.example/orders/abc', 'https://awning.example/orders/abc'],
])('the browser may go to %s to pay', (answer, address) => {
  expect(paymentAddress(answer, shop)).toBe(address);
});

test.each([
  'https://evil.example/pay',
  '//evil.example/pay',
  'javascript:alert(1)',
  'data:text/html,pay',
  'https://checkout.stripe.com.evil.example/',
  'http://checkout.stripe.com/',
  'http://[broken',
  'https://checkout.stripe.com@evil.example/',
  'https://checkout.stripe.com:8443/',
  'https://stripe.com/',
  'blob:https://checkout.stripe.com/1',
  'undefined',
  'https://awning.example/pay',
  'https://awning.example/pay/../undefined',
  '',
  undefined,
  null,
  42,
  {},
])('the browser never goes to %s', (answer) => {
  expect(paymentAddress(answer, shop)).toBeUndefined();
});
