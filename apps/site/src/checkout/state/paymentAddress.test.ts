import { expect, test } from 'vitest';
import { paymentAddress } from './paymentAddress.ts';

const shop = 'https://awning.example';

test.each([
  ['/pay/abc', 'https://awning.example/pay/abc'],
  ['https://awning.example/pay/abc', 'https://awning.example/pay/abc'],
  ['https://checkout.stripe.com/c/pay/cs_1', 'https://checkout.stripe.com/c/pay/cs_1'],
  ['https://awning.example/orders/abc', 'https://awning.example/orders/abc'],
])('the browser may go to %s to pay', (answer, address) => {
  expect(paymentAddress({ url: answer }, shop)).toBe(address);
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
  expect(paymentAddress({ url: answer }, shop)).toBeUndefined();
  expect(paymentAddress({ url: answer, host: 'pay.awning.example' }, shop)).toBeUndefined();
});

const page = 'https://pay.awning.example/c/pay/cs_1#fid';

test('the browser may go to the host that the server vouches for, and still to Stripe’s own', () => {
  const host = 'pay.awning.example';
  expect(paymentAddress({ url: page, host }, shop)).toBe(page);
  expect(paymentAddress({ url: 'https://checkout.stripe.com/c/pay/cs_1', host }, shop)).toBe(
    'https://checkout.stripe.com/c/pay/cs_1',
  );
  expect(paymentAddress({ url: page }, shop)).toBeUndefined();
});

test.each([
  'http://pay.awning.example/c/pay/cs_1',
  'https://pay.awning.example:8443/c/pay/cs_1',
  'https://pay.awning.example@evil.example/',
  'https://pay.awning.example.evil.example/',
  'https://evil.example/https://pay.awning.example/',
  'https://user@pay.awning.example/',
  'blob:https://pay.awning.example/1',
  'javascript://pay.awning.example/%0aalert(1)',
])('no page is taken for one of that host that is not: %s', (url) => {
  expect(paymentAddress({ url, host: 'pay.awning.example' }, shop)).toBeUndefined();
});

test.each([
  ['https://evil.example:8443/', 'evil.example:8443'],
  ['https://shop@evil.example/', 'shop@evil.example'],
  ['https://evil.example/pay/', 'evil.example/pay'],
  ['https://203.0.113.7/', '203.0.113.7'],
  ['https://127.0.0.1/', '127.1'],
  ['https://[::1]/', '[::1]'],
  ['https://localhost/', 'localhost'],
  ['https://evil.example/', '//evil.example'],
  ['https://evil.example/', 'evil.example/'],
  ['https://evil.example/', '.example'],
  ['https://evil.example/', ''],
  ['https://evil.example/', ['evil.example']],
  ['https://evil.example/', null],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('%s is not gone to because the answer calls %j a host', (url, host) => {
  expect(paymentAddress({ url, host }, shop)).toBeUndefined();
});
