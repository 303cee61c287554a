import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Transaction } from '../../database/database.ts';
import { orders, sites } from '../../database/schema.ts';
import { openPages } from '../checkout/formKey.fixtures.ts';
import { erase, passwordHash } from '../privacy/privacy.fixtures.ts';
import { classic, deluxe, openDifferences } from './differences.fixtures.ts';

test('many simultaneous requests for a difference make one order with one page', async () => {
  const { app, press, differences, pay, workshop } = await openDifferences();
  const answers = await Promise.all(Array.from({ length: 5 }, () => press(deluxe)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
  expect(await differences()).toHaveLength(1);
  const pages = await openPages(app);
  expect(pages).toHaveLength(1);
  await pay(pages[0]!);
  expect((await workshop()).templateId).toBe(deluxe);
});

test('with a payment and a publication at once, the difference is either delivered or flagged', async () => {
  const { app, pageOf, pay, tell, handIn, offerBuilt, approve, differences } = await openDifferences();
  await tell();
  await handIn();
  const release = await offerBuilt();
  const page = await pageOf(deluxe);
  const [, approved] = await Promise.all([pay(page), approve(release)]);

  const [difference] = await differences();
  const [site] = await app.rows(sites);
  const isTaken = difference!.status === 'delivered';
  expect([difference!.flag, site!.templateId, site!.publishedReleaseId, approved.statusCode]).toEqual(
    isTaken ? [null, deluxe, null, 409] : ['difference-late', classic, release, 200],
  );
  expect(await app.rows(orders)).toHaveLength(2);
});

test('with many simultaneous paid events, the website goes into the design once', async () => {
  const { app, pageOf, differences, workshop } = await openDifferences();
  await pageOf(deluxe);
  const [{ sessionId, total: amount, currency }] = (await differences()) as [
    Awaited<ReturnType<typeof differences>>[number],
  ];
  await Promise.all(
    Array.from({ length: 5 }, (_, place) =>
      app.tell({ id: `evt_${place}`, type: 'paid', sessionId, amount, currency }),
    ),
  );
  expect(await workshop()).toMatchObject({ templateId: deluxe, version: 2 });
  expect((await differences()).map(({ status, flag }) => [status, flag])).toEqual([['delivered', null]]);
});

test('an erasure waits for a payment that is being settled, and holds no lock on its orders meanwhile', async () => {
  // This id sorts last, after those of its differences.
  const id = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
  const { app, order, buy, differences } = await openDifferences({ id, sessionId: id });
  const { id: differenceId } = await buy(deluxe);
  const { headers } = await app.signIn({
    email: order.customerEmail,
    passwordHash,
    emailProvenAt: new Date('2026-11-21'),
  });
  const lock = (transaction: Transaction, orderId: string) =>
    transaction.select().from(orders).where(eq(orders.id, orderId)).for('update', { noWait: true });
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

  // This locks in the order of a settlement: the order of the website first. An engine with one connection never
  // waits.
  let erasing: ReturnType<typeof erase> | undefined;
  await app.services.database.durable(async (transaction) => {
    await lock(transaction, order.id);
    erasing = erase(app, headers);
    for (let looks = 0; looks < 2_000; looks += 1) {
      const { rows } = (await transaction.execute(waiting)) as { rows: unknown[] };
      if (rows.length > 0) break;
    }
    await lock(transaction, differenceId);
  });
  expect((await erasing)?.statusCode).toBe(204);
  expect(await differences()).toMatchObject([{ customerEmail: '' }]);
});
