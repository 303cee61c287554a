import { expect, test } from 'vitest';
import { createLimits } from './limits.ts';
import { createMemoryCounter } from './memoryCounter.ts';

function createClock(off = false) {
  const clock = { time: Date.parse('2026-11-21T09:00:00Z') };
  const createCounter = () => createMemoryCounter({ now: () => new Date(clock.time) });
  const limits = createLimits({ counter: createCounter(), own: createCounter(), off });
  return { limits, pass: (seconds: number) => (clock.time += seconds * 1000) };
}

test.each([
  ['login', 10, 60],
  ['register', 5, 600],
  ['forgot', 5, 600],
  ['link', 5, 600],
  ['contact', 5, 600],
  ['quote', 5, 600],
  ['newsletter', 5, 600],
  ['checkout', 10, 600],
  ['pay', 10, 600],
  ['anything', 300, 60],
  ['rendering', 120, 60],
] as const)('%s is allowed %i times in %i seconds for each client', async (name, times, seconds) => {
  const { limits, pass } = createClock();
  for (let count = 0; count < times; count += 1) expect(await limits.take(name, 'a')).toBe(0);

  expect(await limits.take(name, 'a')).toBe(seconds);
  expect(await limits.take(name, 'b')).toBe(0);
  pass(seconds);
  expect(await limits.take(name, 'a')).toBe(0);
});

test('one limit does not use up another', async () => {
  const { limits } = createClock();
  for (let count = 0; count < 6; count += 1) await limits.take('contact', 'a');

  expect(await limits.take('quote', 'a')).toBe(0);
});

test('one order can be paid for ten times in ten minutes, and another as often beside it', async () => {
  const { limits, pass } = createClock();
  for (let count = 0; count < 10; count += 1) expect(await limits.takeForOrder('token')).toBe(0);

  expect(await limits.takeForOrder('token')).toBe(600);
  expect(await limits.takeForOrder('another')).toBe(0);
  pass(600);
  expect(await limits.takeForOrder('token')).toBe(0);
});

test('three mails of a kind go to one address in an hour', async () => {
  const { limits, pass } = createClock();
  const may = () => limits.mayMail('reset', 'ada@sharp.example');

  expect([await may(), await may(), await may(), await may()]).toEqual([true, true, true, false]);
  expect(await limits.mayMail('confirm', 'ada@sharp.example')).toBe(true);
  expect(await limits.mayMail('reset', 'bea@sharp.example')).toBe(true);
  pass(3_600);
  expect(await may()).toBe(true);
});

test('from the fifth wrong password on the waits double, for that client and that account alone', async () => {
  const { limits, pass } = createClock();
  const { wrongTries } = limits;
  const waits: number[] = [];
  for (let count = 0; count < 14; count += 1) {
    await wrongTries.add('a', 'ada');
    const wait = await wrongTries.wait('a', 'ada');
    waits.push(wait);
    expect(await wrongTries.wait('a', 'bea')).toBe(0);
    expect(await wrongTries.wait('b', 'ada')).toBe(0);
    pass(wait);
    expect(await wrongTries.wait('a', 'ada')).toBe(0);
  }

  expect(waits).toEqual([0, 0, 0, 0, 15, 30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600]);
});

test('the right password resets the count of wrong ones', async () => {
  const { limits } = createClock();
  for (let count = 0; count < 4; count += 1) await limits.wrongTries.add('a', 'ada');
  await limits.wrongTries.forget('a', 'ada');
  await limits.wrongTries.add('a', 'ada');

  expect(await limits.wrongTries.wait('a', 'ada')).toBe(0);
});

test('with limits off no client is ever refused', async () => {
  const { limits } = createClock(true);
  for (let count = 0; count < 20; count += 1) {
    await limits.wrongTries.add('a', 'ada');
    expect(await limits.take('contact', 'a')).toBe(0);
    expect(await limits.mayMail('reset', 'ada@sharp.example')).toBe(true);
  }

  expect(await limits.wrongTries.wait('a', 'ada')).toBe(0);
});

test('no key reveals whose it is, or is longer than the table allows', async () => {
  const keys: string[] = [];
  const counter = createMemoryCounter({ now: () => new Date() });
  const noting = {
    ...counter,
    add: (key: string, seconds: number) => {
      keys.push(key);
      return counter.add(key, seconds);
    },
  };
  const limits = createLimits({ counter: noting, own: noting });
  await limits.take('login', '203.0.113.7');
  await limits.mayMail('reset', `ada${'a'.repeat(5_000)}@sharp.example`);
  await limits.wrongTries.add('203.0.113.7', 'ada@sharp.example');

  expect(keys).toHaveLength(3);
  for (const key of keys) {
    expect(key).not.toMatch(/203|ada/);
    expect(key.length).toBeLessThan(100);
  }
});
