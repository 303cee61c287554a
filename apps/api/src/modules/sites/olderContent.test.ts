import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { siteVersions } from '../../database/schema.ts';
import { openWorkshop } from './workshop/workshop.fixtures.ts';

/** Content from the time before it had names of designs. */
const older = {
  version: 1,
  business: { name: 'Sharp & Sons', trade: 'Barbers', mail: 'ada@sharp.example' },
  design: { motto: 'Sit down' },
};
const brought = {
  version: 3,
  business: older.business,
  designs: { 'barbershop-classic': { motto: 'Sit down' } },
};

/** A site whose first version was stored by an older release of the shop. */
async function openOlder() {
  const opened = await openWorkshop();
  await opened.get();
  await opened.app.services.database.durable((transaction) =>
    transaction.update(siteVersions).set({ content: older }).where(eq(siteVersions.number, 1)),
  );
  const kept = async () =>
    (await opened.app.rows(siteVersions))
      .toSorted((one, other) => one.number - other.number)
      .map(({ content }) => content);
  return { ...opened, kept };
}

test('content stored by an older shop is shown to the buyer and at the desk in today’s format', async () => {
  const { desk, workshop, kept } = await openOlder();
  expect((await workshop()).content).toEqual(brought);
  expect((await desk.get('/content?version=1')).json().content).toEqual(brought);
  expect(await kept()).toEqual([older]);
});

test('older content is edited without a loss', async () => {
  const { change, kept } = await openOlder();
  const changed = { path: 'designs.barbershop-classic.motto', value: 'Sit down, please' };
  expect((await change(1, changed)).json()).toMatchObject({ version: 2 });
  const designs = { 'barbershop-classic': { motto: 'Sit down, please' } };
  expect(await kept()).toEqual([older, { ...brought, designs }]);
});

test('older content is built and published in today’s format', async () => {
  const { app, desk, plain, offerBuilt, handIn, approve } = await openOlder();
  await handIn();
  await approve(await offerBuilt());
  expect(plain.built.map(({ content }) => content)).toEqual([brought]);
  app.pass(1_000);
  const { address, state } = await desk.site();
  expect(state).toBe('live');
  expect((await app.visit(new URL(address).host)).body).toContain('Sharp & Sons');
});

test('content sent in an older format is stored in today’s, and only once', async () => {
  const { desk, kept } = await openOlder();
  const paste = (version: number, content: object) =>
    desk.send('PUT', '/content', { version, content, options: {} });
  // The content is the same as the stored one.
  await paste(1, older);
  expect(await kept()).toHaveLength(1);

  const newer = { ...older, business: { ...older.business, trade: 'Barbers since 1971' } };
  expect((await paste(1, newer)).statusCode).toBe(200);
  expect(await kept()).toEqual([older, { ...brought, business: newer.business }]);
});
