import { expect, test } from 'vitest';
import { createConcurrencyLimiter } from './concurrencyLimiter.ts';

const busy = new Error('Busy.');
const rejectWith = () => busy;

/** A task that ends when it is told to. */
function task() {
  let finish!: () => void;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { work: () => done, finish };
}

test('tasks run one at a time, in order of arrival', async () => {
  const limiter = createConcurrencyLimiter({ queueLimit: 10, timeoutMs: 1_000, rejectWith });
  const order: string[] = [];
  const step = (name: string) => async () => {
    order.push(`${name} in`);
    await Promise.resolve();
    order.push(`${name} out`);
    return name;
  };

  expect(await Promise.all(['a', 'b', 'c'].map((name) => limiter.run(step(name))))).toEqual(['a', 'b', 'c']);
  expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

test('a task that finds the queue full is rejected at once', async () => {
  const limiter = createConcurrencyLimiter({ queueLimit: 2, timeoutMs: 1_000, rejectWith });
  const first = task();
  const running = limiter.run(first.work);
  const waiting = [limiter.run(async () => 'second'), limiter.run(async () => 'third')];

  await expect(limiter.run(async () => 'fourth')).rejects.toEqual(busy);
  first.finish();
  await running;
  expect(await Promise.all(waiting)).toEqual(['second', 'third']);
});

test('a task that waits too long is rejected, and the others keep their places', async () => {
  const limiter = createConcurrencyLimiter({ queueLimit: 2, timeoutMs: 20, rejectWith });
  const first = task();
  const running = limiter.run(first.work);

  await expect(limiter.run(async () => 'second')).rejects.toEqual(busy);
  const third = limiter.run(async () => 'third');
  first.finish();
  await running;
  expect(await third).toBe('third');
});

test('a failed task makes room for the next', async () => {
  const limiter = createConcurrencyLimiter({ queueLimit: 2, timeoutMs: 1_000, rejectWith });

  await expect(limiter.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limiter.run(async () => 'next')).toBe('next');
});

test('a limiter runs as many tasks at once as it is told to', async () => {
  const limiter = createConcurrencyLimiter({ concurrency: 2, queueLimit: 10, timeoutMs: 1_000, rejectWith });
  const [first, second] = [task(), task()];
  const entered: string[] = [];
  const enter = (name: string, { work }: { work: () => Promise<void> }) =>
    limiter.run(() => {
      entered.push(name);
      return work();
    });

  const done = [
    enter('first', first),
    enter('second', second),
    enter('third', { work: async () => undefined }),
  ];
  await Promise.resolve();
  expect(entered).toEqual(['first', 'second']);
  second.finish();
  await done[2];
  expect(entered).toEqual(['first', 'second', 'third']);
  first.finish();
  await Promise.all(done);
});
