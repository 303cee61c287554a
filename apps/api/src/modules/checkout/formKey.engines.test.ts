import { expect, test } from 'vitest';
import { orders, paymentSessions } from '../../database/schema.ts';
import { createMemoryCounter } from '../../limits/memoryCounter.ts';
import { createServices } from '../../services.ts';
import { createTestApp, secret, type TestApp } from '../../testing/createTestApp.ts';
import { scaleHere } from '../../testing/scaleHere.ts';
import { changed, fromForm, openPages, press, tellPaid } from './formKey.fixtures.ts';

/** Another process of the same shop. */
const another = ({ services }: TestApp) =>
  createServices({
    database: services.database,
    mailTransport: { send: async () => undefined },
    siteUrl: 'http://shop.example',
    sitesHost: 'sites.shop.example',
    shopEmail: 'desk@awning.example',
    secret,
    counter: createMemoryCounter({ now: services.now }),
    rateLimits: false,
    now: services.now,
    log: () => undefined,
    scalePicture: scaleHere,
  });

test('two orders of one form that are paid at once are both flagged, in either order of events', async () => {
  const app = await createTestApp();
  for (let round = 0; round < 5; round += 1) {
    const body = { ...fromForm, formKey: `form-of-the-round-number-${round}` };
    const pages = [await press(app, body), await press(app, { ...body, addOns: [] })];
    await Promise.all(pages.map((page) => tellPaid(app, page)));
  }
  const flags = (await app.rows(orders)).map(({ flag }) => flag);
  expect(flags).toHaveLength(10);
  expect(new Set(flags)).toEqual(new Set(['perhaps-twice']));
});

test.each([
  ['the same basket', () => fromForm, 1],
  ['ever-different baskets', (count: number) => [fromForm, changed][count % 2]!, 2],
])(
  'twenty presses at once on two processes, of %s, leave one page to pay at',
  async (_name, bodyOf, savedCount) => {
    const app = await createTestApp();
    const other = another(app);
    await Promise.all(
      Array.from({ length: 20 }, (_, count) =>
        (count % 3 ? app.services : other).checkout.checkOut(bodyOf(count), { requestKey: `press ${count}` }),
      ),
    );

    const rows = await app.rows(orders);
    expect(rows).toHaveLength(savedCount);
    const pending = rows.filter(({ status }) => status === 'pending');
    expect(await openPages(app)).toEqual(pending.map(({ sessionId }) => `/pay/${sessionId}`));
    expect(pending).toHaveLength(1);
  },
);

test('simultaneous presses without an Idempotency-Key lead to one page', async () => {
  const app = await createTestApp();
  const { checkout } = app.services;
  const answers = await Promise.all(Array.from({ length: 10 }, () => checkout.checkOut(fromForm)));

  const [page] = await openPages(app);
  expect(answers).toEqual(answers.map(() => ({ outcome: 'ready', url: `http://shop.example${page}` })));
  expect(await app.rows(paymentSessions)).toHaveLength(1);
});
