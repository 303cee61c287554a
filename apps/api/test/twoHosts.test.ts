import { expect, test } from 'vitest';
import { openBuiltDesk, ownerSettings, readHost, type Desk } from '../src/testing/builtDesk.ts';
import { emptyFolder, payOrder, placeOrder, start } from '../src/testing/builtServer.ts';
import { emptyDatabase } from '../src/testing/emptyDatabase.ts';
import { freePort } from '../src/testing/freePort.ts';

/** How long a process may go on showing what another has replaced, in milliseconds. */
const mostBehind = 1_000;

async function open(databaseUrl: string) {
  const server = start({
    DATABASE_URL: databaseUrl,
    DATA_DIR: await emptyFolder(),
    PORT: String(await freePort()),
    // The address for visitors, whichever of the two answers them.
    SITE_URL: 'http://localhost:3000',
    SESSION_SECRET: 'one secret for all the processes of a shop',
    ...ownerSettings,
  });
  await server.ready();
  return server;
}

/** Saves and builds, and waits for the build. */
async function build(desk: Desk, version: number, name: string) {
  const business = { name, trade: 'Barber', mail: 'ada@sharp.example', address: { town: 'Worthing' } };
  const saved = await desk.save(version, { version: 3, business });
  const { id } = await desk.build();
  await expect.poll(async () => (await desk.release(id)).state, { interval: 20 }).toBe('built');
  return { saved, id };
}

/**
 * Changes something at one process while another is requested without a pause, and returns how long after the change
 * was acknowledged a visitor still sent a request that got the old state. A slow machine does not lengthen that: the
 * time of the request counts, not that of the response.
 */
async function timeBehind(change: () => Promise<unknown>, isShown: () => Promise<boolean>) {
  expect(await isShown()).toBe(false);
  await change();
  const acknowledged = Date.now();
  let lastBehind = acknowledged;
  for (let asked = Date.now(); !(await isShown()); asked = Date.now()) lastBehind = asked;
  return lastBehind - acknowledged;
}

test('another process shows a publication, a return to an earlier one and a pause within a second', async () => {
  const databaseUrl = await emptyDatabase();
  const one = await open(databaseUrl);
  const two = await open(databaseUrl);
  await payOrder(one.url, await placeOrder(one.url));
  const desk = await openBuiltDesk(one.url);
  const { address, version } = await desk.site();
  const { host } = new URL(address);
  const shows = (status: number, words: string) => async () => {
    const page = await readHost(two.url, host, '/');
    return page.status === status && page.content.toString().replaceAll('\u00ad', '').includes(words);
  };

  const first = await build(desk, version, 'Sharp and Sons');
  expect(await timeBehind(() => desk.publish(first.id), shows(200, 'Sharp and Sons'))).toBeLessThan(
    mostBehind,
  );
  const second = await build(desk, first.saved, 'Blunt and Daughters');
  expect(await timeBehind(() => desk.publish(second.id), shows(200, 'Blunt and Daughters'))).toBeLessThan(
    mostBehind,
  );
  expect(await timeBehind(() => desk.publish(first.id), shows(200, 'Sharp and Sons'))).toBeLessThan(
    mostBehind,
  );
  expect(await timeBehind(() => desk.pause(true), shows(503, 'This site is closed for now'))).toBeLessThan(
    mostBehind,
  );
  expect(await timeBehind(() => desk.pause(false), shows(200, 'Sharp and Sons'))).toBeLessThan(mostBehind);

  // The other way round as well.
  const { publish } = await openBuiltDesk(two.url);
  const there = async () => (await readHost(one.url, host, '/')).content.toString().includes('Blunt and');
  expect(await timeBehind(() => publish(second.id), there)).toBeLessThan(mostBehind);
});
