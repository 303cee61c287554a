import { eq } from 'drizzle-orm';
import { catalogue } from '@awning/templates/catalogue';
import { expect, test } from 'vitest';
import { auditLog, orders, siteVersions } from '../../database/schema.ts';
import { openWorkshop } from './workshop/workshop.fixtures.ts';

const classic = 'barbershop-classic';
/** A design of the same price and another trade. */
const herbarium = 'flowershop-herbarium';

/** A buyer with the link of an order whose site is begun. */
async function openDesigns(change: Parameters<typeof openWorkshop>[0] = {}) {
  const opened = await openWorkshop(change);
  await opened.get();
  const { send, desk, app, root } = opened;
  return {
    ...opened,
    take: (templateId: string, version: number) => send('POST', '/design', { templateId, version }),
    takeAtDesk: (templateId: string, version: number) => desk.send('PUT', '/design', { templateId, version }),
    post: (fields: Record<string, string>) => app.postForm(`${root}/design`, fields),
  };
}

test('a site goes into another design of its price, as a new version with the same content', async () => {
  const { take, change, workshop, app, order } = await openDesigns();
  await change(1, { path: 'business.line', value: 'Hair' });
  const before = await workshop();
  const taken = await take(herbarium, 2);

  expect(taken.statusCode).toBe(200);
  expect(taken.json()).toMatchObject({ templateId: herbarium, version: 3, content: before.content });
  expect((await app.rows(siteVersions)).map(({ number, templateId }) => [number, templateId])).toEqual([
    [1, classic],
    [2, classic],
    [3, herbarium],
  ]);
  // The order still names the design that was bought.
  const status = (await app.get(`/orders/${order.token}/status`)).json<{ order: object }>();
  expect(status.order).toMatchObject({ templateId: classic, templateName: 'Barbershop Classic' });
  expect(await app.rows(auditLog)).toMatchObject([
    { action: 'site.design', actorId: null, detail: { from: classic, to: herbarium, by: 'buyer' } },
  ]);
});

test('the content for each of two designs is back when the site returns to the design', async () => {
  const { take, change, send, workshop } = await openDesigns();
  const writtenFor = (id: string, value: string) => ({ path: `designs.${id}.motto`, value });
  await change(1, writtenFor(classic, 'Sharp since 1961'));
  await send('PATCH', '/content', { version: 2, changes: [], options: { palette: 'day', plain: true } });
  await take(herbarium, 3);
  await change(4, writtenFor(herbarium, 'Cut and pressed'), { path: 'business.line', value: 'Hair' });
  const there = await workshop();
  await take(classic, 5);
  const back = await workshop();

  expect(back.content).toEqual(there.content);
  expect(back.content).toMatchObject({
    business: { line: 'Hair' },
    designs: { [classic]: { motto: 'Sharp since 1961' }, [herbarium]: { motto: 'Cut and pressed' } },
  });
  expect(back).toMatchObject({ templateId: classic, version: 6, options: { palette: 'day', plain: true } });
});

test('the designs on offer are the present one first, then those of the trade that was bought', async () => {
  const { take, workshop } = await openDesigns();
  const designs = async () => (await workshop()).designs;
  const { price } = catalogue.find(({ id }) => id === classic)!;
  const ofThePrice = catalogue.filter((template) => template.price === price);

  const before = await designs();
  expect(before[0]).toEqual({
    id: classic,
    name: 'Barbershop Classic',
    category: 'Barbershop',
    ordered: true,
  });
  expect(before.map(({ id }) => id).toSorted()).toEqual(ofThePrice.map(({ id }) => id).toSorted());
  await take(herbarium, 1);
  expect((await designs()).slice(0, 2)).toMatchObject([
    { id: herbarium, ordered: false },
    { id: classic, ordered: true },
  ]);
});

test('the designs on offer have the price that was paid, beside the one that was bought', async () => {
  const { workshop } = await openDesigns({ templatePrice: 499_00 });
  const { designs } = await workshop();
  expect(designs[0]).toMatchObject({ id: classic, ordered: true });
  const ofThePrice = catalogue.filter(({ price }) => price === 499_00).map(({ id }) => id);
  expect(
    designs
      .slice(1)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(ofThePrice.toSorted());
});

test('looks that the new design lacks fall back to its own', async () => {
  const { take, send, workshop } = await openDesigns();
  const options = { palette: 'night', typefaces: 'slab', plain: true };
  await send('PATCH', '/content', { version: 1, changes: [], options });
  await take(herbarium, 2);
  expect((await workshop()).options).toEqual({ typefaces: 'slab', plain: true });
});

test('a request for the present design changes nothing, also as a retry after a lost response', async () => {
  const { take, app } = await openDesigns();
  await take(herbarium, 1);
  expect((await take(herbarium, 1)).json()).toMatchObject({ templateId: herbarium, version: 2 });
  expect(await app.rows(siteVersions)).toHaveLength(2);
});

test.each([
  ['a design that there is none of', 'barbershop-palace', 'unknown-design'],
  ['a dearer one', 'barbershop-deluxe', 'other-price'],
  ['one between', 'barbershop-comb', 'other-price'],
])('%s is refused, to the buyer and to the desk', async (_what, templateId, error) => {
  const { take, takeAtDesk, workshop } = await openDesigns();
  for (const answer of [await take(templateId, 1), await takeAtDesk(templateId, 1)]) {
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error, fields: { templateId: expect.any(String) } });
  }
  expect(await workshop()).toMatchObject({ templateId: classic, version: 1 });
});

test('the price paid decides, not the one in the catalogue today', async () => {
  const { take } = await openDesigns({ templatePrice: 499_00 });
  expect((await take(herbarium, 1)).json()).toMatchObject({ error: 'other-price' });
  expect((await take('barbershop-comb', 1)).statusCode).toBe(200);
  // The way back to the design that was bought stays open.
  expect((await take(classic, 2)).statusCode).toBe(200);
});

test('a change that comes too late is refused, and changes nothing', async () => {
  const { take, takeAtDesk, change, workshop } = await openDesigns();
  await change(1, { path: 'business.line', value: 'Hair' });
  for (const answer of [await take(herbarium, 1), await takeAtDesk(herbarium, 7)]) {
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({ error: 'newer-version' }),
    ]);
  }
  expect(await workshop()).toMatchObject({ templateId: classic, version: 2 });
  await take(herbarium, 2);
  // This was typed on another device into the form of the earlier design.
  expect((await change(2, { path: 'business.line', value: 'Beards' })).statusCode).toBe(409);
});

test('a site that was live stays in its design, also while it is paused', async () => {
  const { take, takeAtDesk, tell, offerBuilt, approve, desk, workshop } = await openDesigns({
    status: 'in_progress',
  });
  await tell();
  await approve(await offerBuilt());
  const { version } = await workshop();
  const refused = async () => {
    for (const answer of [await take(herbarium, version), await takeAtDesk(herbarium, version)]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        expect.objectContaining({ error: 'published' }),
      ]);
    }
  };
  await refused();
  await desk.pause(true);
  await refused();
  expect((await workshop()).templateId).toBe(classic);
});

test('a release built in the earlier design can be neither approved nor published', async () => {
  const { take, tell, offerBuilt, approve, offer, desk, stands, workshop } = await openDesigns({
    status: 'in_progress',
  });
  await tell();
  const release = await offerBuilt();
  await take(herbarium, 2);

  expect(await stands()).toMatchObject({ stage: 'checking' });
  expect((await approve(release)).json()).toMatchObject({ error: 'not-offered' });
  expect((await offer(release)).json()).toMatchObject({ error: 'other-design' });
  expect((await desk.publish(release)).json()).toMatchObject({ error: 'other-design' });

  const anew = await offerBuilt();
  expect(anew).not.toBe(release);
  expect((await approve(anew)).statusCode).toBe(200);
  expect(await workshop()).toMatchObject({ stage: 'live', templateId: herbarium });
});

test('the desk changes the design in the same way, and the buyer gets a mail', async () => {
  const { takeAtDesk, workshop, mailed, app, user } = await openDesigns();
  expect((await takeAtDesk(herbarium, 1)).json()).toMatchObject({ templateId: herbarium, version: 2 });
  const { messages, versions } = await workshop();
  expect(messages).toMatchObject([
    {
      from: 'shop',
      text: 'We have put the website into another design of the same price: Flowershop Herbarium, in place of Barbershop Classic. Everything that was written for it is kept.',
    },
  ]);
  expect(versions[0]).toMatchObject({ number: 2, savedBy: 'desk' });
  expect(await mailed()).toEqual(['message-to-buyer to ada@sharp.example']);
  expect(await app.rows(auditLog)).toMatchObject([{ action: 'site.design', actorId: user.id }]);
});

test('the shop gets a mail about a change after the site was handed in, and none before', async () => {
  const { take, tell, handIn, workshop, mailed } = await openDesigns();
  await tell();
  await take(herbarium, 2);
  expect(await mailed()).toEqual([]);
  await handIn();
  await take(classic, 3);
  expect((await workshop()).messages).toMatchObject([{ from: 'buyer', asksChange: false }]);
  expect(await mailed()).toHaveLength(3);
});

test('a plain form comes back to the step, and a refused one changes nothing', async () => {
  const { post, order, workshop } = await openDesigns();
  const taken = await post({ templateId: herbarium, version: '1' });
  expect([taken.statusCode, taken.headers.location]).toEqual([303, `/orders/${order.token}/tell/looks`]);
  expect(await workshop()).toMatchObject({ templateId: herbarium, version: 2 });
  expect((await post({ templateId: classic, version: '1' })).statusCode).toBe(409);
  expect((await post({ templateId: classic, version: 'x' })).statusCode).toBe(422);
  expect((await post({ version: '2' })).statusCode).toBe(422);
  expect((await workshop()).templateId).toBe(herbarium);
});

test('a request without the link, without admin rights, or for a closed order is refused', async () => {
  const { app, order, take } = await openDesigns({ status: 'refunded' });
  const body = { templateId: herbarium, version: 1 };
  expect((await app.send('POST', '/orders/nobodys/workshop/design', body)).statusCode).toBe(404);
  expect((await app.send('PUT', `/admin/orders/${order.id}/site/design`, body)).statusCode).toBe(401);
  // A closed order has no website.
  expect((await take(herbarium, 1)).statusCode).toBe(404);
});

test('the site of an order that was refunded meanwhile stays as it is', async () => {
  const { take, app, order, workshop } = await openDesigns();
  const { version } = await workshop();
  await app.services.database.durable((transaction) =>
    transaction.update(orders).set({ status: 'refunded' }).where(eq(orders.id, order.id)),
  );
  expect((await take(herbarium, version)).json()).toMatchObject({ error: 'no-site' });
});
