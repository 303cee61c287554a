import { Agent, get } from 'node:http';
import { expect, inject, test } from 'vitest';
import { dataFolder, slowness, start } from '../src/testing/builtServer.ts';
import { freePort } from '../src/testing/freePort.ts';
import { runCrowd } from '../src/testing/runCrowd.ts';

const person = {
  first_name: 'Ada',
  last_name: 'Sharp',
  username: 'ada',
  email: 'ada@sharp.example',
  password: 'scissors, comb and mirror',
};

// A process of its own, so that the flood does not slow the measurement. Each client tries, and waits as it is told.
const crowd = `
const [url, people, until] = [process.argv[1], Number(process.argv[2]), Date.now() + Number(process.argv[3])];
const counts = { withoutWait: 0 };
const one = async () => {
  while (Date.now() < until) {
    const response = await fetch(url + '/user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@sharp.example', password: 'a guess' }),
    });
    await response.arrayBuffer();
    counts[response.status] = (counts[response.status] ?? 0) + 1;
    const wait = Number(response.headers.get('retry-after'));
    if (response.status !== 401 && !(wait >= 1)) counts.withoutWait += 1;
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  }
};
Promise.all(Array.from({ length: people }, one)).then(() => console.log(JSON.stringify(counts)));
`;

/** The times of pages, one after the other, while something else goes on. */
async function timesOfPages(url: string, meanwhile: Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const state = { goesOn: true };
  void meanwhile.finally(() => (state.goesOn = false));
  const times: number[] = [];
  while (state.goesOn) {
    const before = performance.now();
    await new Promise<void>((resolve, reject) => {
      get(`${url}/docs`, { agent }, (response) => response.resume().once('end', resolve)).once(
        'error',
        reject,
      );
    });
    times.push(performance.now() - before);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  agent.destroy();
  return times.toSorted((a, b) => a - b);
}

const at = (times: readonly number[], share: number) => times[Math.floor(times.length * share)]!;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test.runIf(inject('isNightly'))('pages stay fast while 500 clients try passwords at once', async () => {
  const server = start({
    DATA_DIR: await dataFolder(),
    PORT: String(await freePort()),
    RATE_LIMITS: 'off',
  });
  await server.ready();
  const registered = await fetch(`${server.url}/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  expect(registered.status).toBe(201);

  const quiet = await timesOfPages(server.url, wait(2_000));
  const flooding = runCrowd(crowd, server.url, 500, 3_000);
  const flooded = await timesOfPages(server.url, flooding);
  const { withoutWait, ...counts } = await flooding;

  const told = (times: readonly number[]) =>
    `p50 ${at(times, 0.5).toFixed(1)}, p99 ${at(times, 0.99).toFixed(1)} ms`;
  process.stdout.write(
    `Pages: ${told(quiet)}; beside 500 logins: ${told(flooded)}; ${JSON.stringify(counts)}\n`,
  );

  expect(at(flooded, 0.99)).toBeLessThan(Math.max(100 * (await slowness()), 20 * at(quiet, 0.99)));
  // Some are checked, the rest are refused at once and told how long to wait.
  expect(Object.keys(counts).toSorted()).toEqual(['401', '503']);
  expect(counts['401']).toBeGreaterThan(20);
  expect(counts['503']).toBeGreaterThan(100);
  expect(withoutWait).toBe(0);

  const after = await fetch(`${server.url}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
  expect(after.status).toBe(200);
});
