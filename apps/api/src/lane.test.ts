import { expect, test } from 'vitest';
import { createLane } from './lane.ts';

const busy = new Error('Busy.');
const sendAway = () => busy;

/** Work that ends when it is told to. */
function task() {
  let finish!: () => void;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { work: () => done, finish };
}

test('one at a time, in order of arrival', async () => {
  const lane = createLane({ length: 10, patience: 1_000, sendAway });
  const order: string[] = [];
  const step = (name: string) => async () => {
    order.push(`${name} in`);
    await Promise.resolve();
    order.push(`${name} out`);
    return name;
  };

  expect(await Promise.all(['a', 'b', 'c'].map((name) => lane.run(step(name))))).toEqual(['a', 'b', 'c']);
  expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

test('who finds the queue full is sent away at once', async () => {
  const lane = createLane({ length: 2, patience: 1_000, sendAway });
  const first = task();
  const running = lane.run(first.work);
  const waiting = [lane.run(async () => 'second'), lane.run(async () => 'third')];

  await expect(lane.run(async () => 'fourth')).rejects.toEqual(busy);
  first.finish();
  await running;
  expect(await Promise.all(waiting)).toEqual(['second', 'third']);
});

test('who waits too long is sent away, and the others keep their places', async () => {
  const lane = createLane({ length: 2, patience: 20, sendAway });
  const first = task();
  const running = lane.run(first.work);

  await expect(lane.run(async () => 'second')).rejects.toEqual(busy);
  const third = lane.run(async () => 'third');
  first.finish();
  await running;
  expect(await third).toBe('third');
});

test('what fails makes room for the next', async () => {
  const lane = createLane({ length: 2, patience: 1_000, sendAway });

  await expect(lane.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await lane.run(async () => 'next')).toBe('next');
});

test('a wide lane lets as many in as it is wide', async () => {
  const lane = createLane({ width: 2, length: 10, patience: 1_000, sendAway });
  const [first, second] = [task(), task()];
  const entered: string[] = [];
  const enter = (name: string, { work }: { work: () => Promise<void> }) =>
    lane.run(() => {
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
