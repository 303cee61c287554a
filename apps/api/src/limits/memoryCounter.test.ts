import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createLimits } from './limits.ts';
import { createMemoryCounter } from './memoryCounter.ts';

function createCounter(atMost?: number) {
  const clock = { time: Date.parse('2026-11-21T09:00:00Z') };
  const counter = createMemoryCounter({ now: () => new Date(clock.time), atMost });
  return { counter, pass: (milliseconds: number) => (clock.time += milliseconds) };
}

test('a key is counted until its time is over, and then from one again', async () => {
  const { counter, pass } = createCounter();

  expect(await counter.add('a', 10)).toEqual({ count: 1, seconds: 10 });
  pass(9_001);
  expect(await counter.add('a', 10)).toEqual({ count: 2, seconds: 1 });
  expect(await counter.add('b', 10)).toEqual({ count: 1, seconds: 10 });
  pass(999);
  expect(await counter.add('a', 10)).toEqual({ count: 1, seconds: 10 });
});

test('a key is held for its time, and released when it is forgotten', async () => {
  const { counter, pass } = createCounter();
  await counter.add('a', 60);
  await counter.add('b', 60);

  pass(30_000);
  expect(await counter.heldFor('a')).toBe(30);
  await counter.forget('b');
  expect(await counter.heldFor('b')).toBe(0);
  pass(30_000);
  expect(await counter.heldFor('a')).toBe(0);
});

test('of too many keys the oldest are forgotten', async () => {
  const { counter } = createCounter(3);
  for (const key of ['a', 'b', 'c', 'd']) await counter.add(key, 60);

  expect((await counter.add('d', 60)).count).toBe(2);
  expect((await counter.add('c', 60)).count).toBe(2);
  expect((await counter.add('a', 60)).count).toBe(1);
});

test('expired keys make room before any other', async () => {
  const { counter, pass } = createCounter(3);
  await counter.add('old', 10);
  await counter.add('b', 60);
  await counter.add('old too', 10);
  pass(10_000);
  await counter.add('d', 60);

  for (const key of ['b', 'd']) expect((await counter.add(key, 60)).count).toBe(2);
});

/** The bytes in use after garbage collection. */
function inUse() {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

test('300,000 clients take no more than a few megabytes', async () => {
  const { counter } = createCounter();
  const limits = createLimits({ counter, own: counter });
  const before = inUse();
  for (let client = 0; client < 300_000; client += 1) await limits.take('anything', `client ${client}`);

  expect(inUse() - before).toBeLessThan(40 * 1024 * 1024);
  // The latest client is still known.
  for (let times = 0; times < 299; times += 1) await limits.take('anything', 'client 299999');
  expect(await limits.take('anything', 'client 299999')).toBe(60);
});
