import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/createTestApp.ts';
import { address, listOf, orderFor } from './accountOrders.fixtures.ts';
const minute = 60_000;

test('the list has the newest order first, and each page begins where the last one ended', async () => {
  const app = await createTestApp();
  const made: string[] = [];
  for (let count = 0; count < 27; count += 1) {
    made.push((await orderFor(app, 'ada@sharp.example')).reference);
    app.pass(minute);
  }
  const { headers } = await app.signIn({ email: 'ada@sharp.example', emailProvenAt: new Date() });
  const first = await listOf(app, headers);
  const second = await listOf(app, headers, '?page=2');

  expect([first.total, first.page, second.total, second.page]).toEqual([27, 1, 27, 2]);
  expect([...first.items, ...second.items].map(({ reference }) => reference)).toEqual(made.toReversed());
  expect(second.items).toHaveLength(2);
  expect(await listOf(app, headers, '?page=3')).toMatchObject({ items: [], total: 27 });
  expect((await app.get(`${address}?page=0`, headers)).statusCode).toBe(422);
});
