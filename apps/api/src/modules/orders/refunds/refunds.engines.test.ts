import { expect, test } from 'vitest';
import { refunds } from '../../../database/schema.ts';
import { openStripe, openTill, stepsOf, toBuyer } from './refunds.fixtures.ts';

test('two partial refunds and the rest follow one another, each with its own mail and step', async () => {
  const { app, begin, refund, look, follow } = await openTill();
  await begin();

  expect((await refund(100_00, 'No blog')).json()).toMatchObject({
    status: 'in_progress',
    refunded: 100_00,
    refundable: 299_00,
  });
  expect((await follow()).timeline.slice(3)).toMatchObject([
    { step: 'part_refunded', amount: 100_00, whoseTurn: 'shop' },
    { step: 'delivered', at: null },
  ]);
  await refund(49_50, 'Late');
  await refund(undefined, 'Gave up');

  expect(await look()).toMatchObject({ status: 'refunded', refunded: 399_00 });
  expect((await stepsOf(app)).slice(1)).toEqual([
    ['part_refunded', 100_00, 'No blog'],
    ['part_refunded', 49_50, 'Late'],
    ['refunded', 249_50, 'Gave up'],
  ]);
  const written = await toBuyer(app);
  expect(written.map(({ kind }) => kind).toSorted()).toEqual(['part-refund', 'part-refund', 'refund']);
  const textOf = (sum: string) => written.find(({ text }) => text.includes(`we have refunded ${sum}`))?.text;
  expect(textOf('$100')).toContain('$299 of it stays paid');
  expect(textOf('$49.50')).toContain('$249.50 of it stays paid');
  expect(textOf('$249.50')).toContain('all of the $399 you paid');
  // The desk sees every mail of the order.
  expect((await look()).mails).toHaveLength(6);
});

test('of twenty requests for one refund at once, one counts', async () => {
  for (const amount of [undefined, 300_00]) {
    const { app, begin, refund, look } = await openTill();
    await begin();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refund(amount)));

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await app.rows(refunds)).toHaveLength(1);
    expect(await toBuyer(app)).toHaveLength(1);
    expect(await look()).toMatchObject({ refunded: amount ?? 399_00 });
  }
});

test('a refund made at Stripe while the desk asks for one is told apart from it', async () => {
  const { shop, page, begin, refund, look } = await openStripe();
  await begin();
  const byHand = shop.stripe.acts.refund(page, 30_00);
  await refund(100_00, 'No blog');
  await shop.stripe.deliver(byHand);
  expect(await look()).toMatchObject({ refunded: 30_00, refunds: [{ state: 'asked' }] });

  await shop.stripe.deliverUnheard();
  expect(await look()).toMatchObject({ refunded: 130_00, refunds: [{ state: 'returned' }] });
  expect((await stepsOf(shop)).slice(1)).toEqual([
    ['part_refunded', 30_00, null],
    ['part_refunded', 100_00, 'No blog'],
  ]);
});
