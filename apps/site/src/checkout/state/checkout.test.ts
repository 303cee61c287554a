import { expect, test, vi } from 'vitest';

const request = {
  templateId: 'barbershop-classic',
  addOns: [],
  customer: { name: 'Ada', email: 'ada@sharp.example' },
};

test('an order keeps its key until it changes', async () => {
  vi.stubEnv('VITE_API_HOST', 'http://shop.example');
  vi.stubGlobal('location', { origin: 'http://shop.example' });
  const names: (string | null)[] = [];
  vi.stubGlobal('fetch', async ({ headers }: Request) => {
    names.push(headers.get('idempotency-key'));
    return Response.json({ url: 'https://checkout.stripe.com/c/pay/cs_1' });
  });
  const { startCheckout } = await import('./checkout.ts');

  expect(await startCheckout(request)).toEqual({
    outcome: 'ready',
    url: 'https://checkout.stripe.com/c/pay/cs_1',
  });
  await startCheckout({ ...request, customer: { ...request.customer } });
  await startCheckout({ ...request, addOns: ['blogSetup'] });
  await startCheckout(request);

  const [first, again, other, back] = names;
  expect(first).toMatch(/^[\d-]{7,43}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect([first, other]).not.toContain(back);
});

test.each([{}, { url: null }, { url: 42 }, { url: 'javascript:alert(1)' }, { url: 'undefined' }, null])(
  'an answer that names no page to pay at, %j, charges no buyer and says so',
  async (answer) => {
    vi.stubEnv('VITE_API_HOST', 'http://shop.example');
    vi.stubGlobal('location', { origin: 'http://shop.example' });
    vi.stubGlobal('fetch', async () => Response.json(answer));
    const { startCheckout } = await import('./checkout.ts');

    expect(await startCheckout(request)).toMatchObject({ outcome: 'refused' });
  },
);
