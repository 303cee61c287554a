import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { siteVersions } from '../../database/schema.ts';
import { openWorkshop } from './workshop/workshop.fixtures.ts';

/** As it was written before designs had names in content. */
const older = {
  version: 1,
  business: { name: 'Sharp & Sons', trade: 'Barbers', mail: 'ada@sharp.example' },
  design: { motto: 'Sit down' },
};
const brought = {
  version: 2,
  business: older.business,
  designs: { 'barbershop-classic': { motto: 'Sit down' } },
};

/** A site whose first version was kept by an older shop. */
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

test('what an older shop kept is shown to its buyer and at the desk as it is read today', async () => {
  const { desk, workshop, kept } = await openOlder();
  expect((await workshop()).content).toEqual(brought);
  expect((await desk.get('/content?version=1')).json().content).toEqual(brought);
  expect(await kept()).toEqual([older]);
});

test('it is edited without losing anything', async () => {
  const { change, kept } = await openOlder();
  const changed = { path: 'designs.barbershop-classic.motto', value: 'Sit down, please' };
  expect((await change(1, changed)).json()).toMatchObject({ version: 2 });
  const designs = { 'barbershop-classic': { motto: 'Sit down, please' } };
  expect(await kept()).toEqual([older, { ...brought, designs }]);
});

test('it is built and published as it is read today', async () => {
  const { app, desk, plain, offerBuilt, handIn, approve } = await openOlder();
  await handIn();
  await approve(await offerBuilt());
  expect(plain.built.map(({ content }) => content)).toEqual([brought]);
  app.pass(1_000);
  const { address, state } = await desk.site();
  expect(state).toBe('live');
  expect((await app.visit(new URL(address).host)).body).toContain('Sharp & Sons');
});

test('what is saved in the words of an older version is kept in those of today, and twice is once', async () => {
  const { desk, kept } = await openOlder();
  const paste = (version: number, content: object) =>
    desk.send('PUT', '/content', { version, content, options: {} });
  // It says what stands there already.
  await paste(1, older);
  expect(await kept()).toHaveLength(1);

  const newer = { ...older, business: { ...older.business, trade: 'Barbers since 1971' } };
  expect((await paste(1, newer)).statusCode).toBe(200);
  expect(await kept()).toEqual([older, { ...brought, business: newer.business }]);
});
