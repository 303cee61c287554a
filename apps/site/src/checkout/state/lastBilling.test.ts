import { expect, test, vi } from 'vitest';

const billing = { company: 'Sharp Trading Ltd', country: 'GB' };
const paidAt = '2026-11-21T09:00:00.000Z';

test.each([
  [
    'the latest that has one',
    {
      items: [
        { billing: null, paidAt },
        { billing, paidAt },
        { billing: { city: 'York' }, paidAt },
      ],
    },
    billing,
  ],
  ['none where no order has one', { items: [{ billing: null, paidAt }] }, undefined],
  ['none of an order that nobody paid for', { items: [{ billing, paidAt: null }] }, undefined],
])('whom to bill is taken from the orders of who buys: %s', async (_name, answer, expected) => {
  vi.stubEnv('VITE_API_HOST', 'http://shop.example');
  vi.stubGlobal('fetch', async () => Response.json(answer));
  const { lastBilling } = await import('./lastBilling.ts');

  expect(await lastBilling()).toEqual(expected);
});

test('while the server is away nothing is filled in', async () => {
  vi.stubEnv('VITE_API_HOST', 'http://shop.example');
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  const { lastBilling } = await import('./lastBilling.ts');

  expect(await lastBilling()).toBeUndefined();
});
