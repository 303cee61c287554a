import { expect, test } from 'vitest';
import { createStripe } from '../payments/stripe.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import type { Site } from './site.ts';

const policy = "default-src 'none'; form-action 'self'; base-uri 'none'";
const headers = { 'content-security-policy': policy };
const site: Site = {
  folder: import.meta.dirname,
  renderer: {
    render: async (_url, page) => ({ status: page?.checkout ? 422 : 200, html: '<form></form>', headers }),
    headersOf: () => headers,
    fileOf: () => undefined,
    addressOf: () => undefined,
    readsStandings: () => false,
  },
};
const stripeAt = (apiUrl: string, settings: { checkoutHost?: string } = {}) =>
  createStripe({
    secretKey: 'sk_test',
    webhookSecrets: ['whsec_test'],
    apiUrl,
    now: () => new Date(),
    ...settings,
  });

test('with Stripe a form on any page may lead on to Stripe’s pages', async () => {
  const { get, postForm } = await createTestApp({ site, payments: stripeAt('https://api.stripe.com') });
  const pages = [
    await get('/checkout'),
    await get('/checkout/success'),
    await get('/orders/token', { accept: 'text/html' }),
    await get('/somewhere', { accept: 'text/html' }),
    await postForm('/api/create-checkout-session', { name: '' }),
  ];

  for (const page of pages) {
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; form-action 'self' https://checkout.stripe.com; base-uri 'none'",
    );
  }
});

test('with a stand-in for Stripe a form may lead there too', async () => {
  const { get } = await createTestApp({ site, payments: stripeAt('http://127.0.0.1:12111') });

  expect((await get('/checkout')).headers['content-security-policy']).toContain(
    "form-action 'self' https://checkout.stripe.com http://127.0.0.1:12111;",
  );
});

test('with the shop’s own Checkout domain a form may lead there too, and no further', async () => {
  const payments = stripeAt('https://api.stripe.com', { checkoutHost: 'pay.shop.example' });
  const { get } = await createTestApp({ site, payments });

  expect((await get('/checkout')).headers['content-security-policy']).toBe(
    "default-src 'none'; form-action 'self' https://checkout.stripe.com https://pay.shop.example; base-uri 'none'",
  );
});

test('a page without forms may not lead there either', async () => {
  const still = "default-src 'none'; form-action 'none'; base-uri 'none'";
  const render = async () => ({ status: 200, html: '', headers: { 'content-security-policy': still } });
  const { get } = await createTestApp({
    site: { ...site, renderer: { ...site.renderer, render } },
    payments: stripeAt('https://api.stripe.com'),
  });

  expect((await get('/checkout')).headers['content-security-policy']).toBe(still);
});

test('with the test till a form stays on the shop’s origin', async () => {
  const { get } = await createTestApp({ site });

  expect((await get('/checkout')).headers['content-security-policy']).toBe(policy);
});
