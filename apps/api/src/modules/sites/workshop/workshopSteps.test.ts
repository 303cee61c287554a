import type { Workshop } from '@awning/contract/sites/workshop';
import { expect, test } from 'vitest';
import { openWorkshop } from './workshop.fixtures.ts';

/** A buyer whose browser has no script. */
async function openPlain(change: Parameters<typeof openWorkshop>[0] = {}) {
  const opened = await openWorkshop(change);
  const { app, order, workshop } = opened;
  await workshop();
  return {
    ...opened,
    post: (step: string, fields: Record<string, string>) =>
      app.postForm(`/orders/${order.token}/workshop/steps/${step}`, fields),
    at: (step: string) => `/orders/${order.token}/tell/${step}`,
    business: async () => (await workshop()).content['business'],
  };
}

test('a step that is posted without script is saved, and leads to the next', async () => {
  const { post, at, business, workshop } = await openPlain();
  const answer = await post('name', { version: '1', 'business.name': ' Sharp & Daughters ' });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(at('place'));
  expect(await business()).toMatchObject({ name: ' Sharp & Daughters ' });
  expect((await workshop()).versions[0]).toMatchObject({ number: 2, savedBy: 'buyer' });
});

test('the last step leads back to the order', async () => {
  const { post, order, workshop } = await openPlain();
  const answer = await post('looks', { version: '1', palette: 'day', plain: 'true' });
  expect(answer.headers.location).toBe(`/orders/${order.token}`);
  expect((await workshop()).options).toEqual({ palette: 'day', plain: true });
});

test('a button of a row leads back to the step, and one that adds a row names its list', async () => {
  const { post, at } = await openPlain();
  const added = await post('people', { version: '1', add: 'people.items' });
  expect(added.headers.location).toBe(`${at('people')}?add=people.items`);
  const removed = await post('people', { version: '1', remove: 'people.items.0' });
  expect(removed.headers.location).toBe(at('people'));
});

test('a pasted price list becomes rows, and the step shows them', async () => {
  const { post, at, workshop } = await openPlain();
  const answer = await post('prices', { version: '1', 'prices.pasted': 'Cut £19\r\nShave £24.50', add: '' });
  expect(answer.headers.location).toBe(at('prices'));
  expect((await workshop()).content['prices']).toEqual({
    groups: [
      {
        items: [
          { name: 'Cut', price: 1900 },
          { name: 'Shave', price: 2450 },
        ],
      },
    ],
  });
});

test('an invalid step comes back with the reason, and is not saved', async () => {
  const { post, business } = await openPlain();
  const before = await business();
  const answer = await post('looks', { version: '1', glitter: 'yes' });
  expect(answer.statusCode).toBe(422);
  expect(await business()).toEqual(before);
});

test('a change saved elsewhere meanwhile is not overwritten', async () => {
  const { post, change, business } = await openPlain();
  await change(1, { path: 'business.name', value: 'Blunt' });
  const answer = await post('name', { version: '1', 'business.name': 'Sharper' });
  expect(answer.statusCode).toBe(409);
  expect(await business()).toMatchObject({ name: 'Blunt' });
});

test.each([
  ['a step that there is none of', 'roof', 404],
  ['a step of an order that is closed', 'name', 409],
])('%s saves nothing', async (_what, step, status) => {
  const { post, app } = await openWorkshop({ status: status === 409 ? 'refunded' : 'paid' }).then(
    (opened) => ({
      ...opened,
      post: (fields: Record<string, string>) =>
        opened.app.postForm(`/orders/${opened.order.token}/workshop/steps/${step}`, fields),
    }),
  );
  expect((await post({ version: '1', 'business.name': 'Sharper' })).statusCode).toBe(status);
  expect((await app.postForm('/orders/nobodys/workshop/steps/name', {})).statusCode).toBe(404);
});

test('a step without a version is saved over the newest', async () => {
  const { post, workshop } = await openPlain();
  await post('name', { 'business.name': 'Sharper' });
  expect((await workshop()) satisfies Workshop).toMatchObject({ version: 2 });
});
