import { expect, test } from 'vitest';
import { emptyFolder, placeOrder, start } from '../src/testing/builtServer.ts';
import { emptyDatabase } from '../src/testing/emptyDatabase.ts';
import { freePort } from '../src/testing/freePort.ts';

async function open(databaseUrl: string) {
  const server = start({
    DATABASE_URL: databaseUrl,
    DATA_DIR: await emptyFolder(),
    PORT: String(await freePort()),
    SESSION_SECRET: 'one secret for all the processes of a shop',
    RATE_LIMITS: 'on',
  });
  await server.ready();
  return server;
}

/** Places orders one after another, since a count that waits behind many others is made by each process for itself. */
async function placed(servers: readonly { url: string }[]): Promise<number> {
  let passed = 0;
  for (const { url } of servers) {
    await placeOrder(url).then(
      () => (passed += 1),
      () => undefined,
    );
  }
  return passed;
}

test('two processes on one database allow as much as one, and a new one remembers', async () => {
  const databaseUrl = await emptyDatabase();
  const one = await open(databaseUrl);
  const two = await open(databaseUrl);

  expect(await placed([one, two, one, two, one])).toBe(5);

  // Killed in the middle of the window.
  await one.kill('SIGKILL');
  const three = await open(databaseUrl);
  expect(await placed(Array.from({ length: 20 }, () => [two, three]).flat())).toBe(5);

  const refused = await fetch(`${three.url}/api/create-checkout-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      templateId: 'barbershop-classic',
      addOns: [],
      customer: { name: 'Ada', email: 'a@b.example' },
    }),
  });
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(400);
  expect(wait).toBeLessThanOrEqual(600);
});
