import { expect, test } from 'vitest';
import { orders, sites } from '../../database/schema.ts';
import { openPages } from '../checkout/formKey.fixtures.ts';
import { classic, deluxe, openDifferences } from './differences.fixtures.ts';

test('pressed many times at once it is one order with one page', async () => {
  const { app, press, differences, pay, workshop } = await openDifferences();
  const answers = await Promise.all(Array.from({ length: 5 }, () => press(deluxe)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
  expect(await differences()).toHaveLength(1);
  const pages = await openPages(app);
  expect(pages).toHaveLength(1);
  await pay(pages[0]!);
  expect((await workshop()).templateId).toBe(deluxe);
});

test('of a payment and a publication at once, the website has what is told: taken, or flagged', async () => {
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

test('told many times at once that it is paid, the website goes into the design once', async () => {
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
