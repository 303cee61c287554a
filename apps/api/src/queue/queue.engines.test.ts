import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { jobs } from '../database/schema.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createJobQueue, type JobQueue } from './queue.ts';

const second = 1000;

async function openQueues() {
  const database = await openTestDatabase();
  const clock = { time: Date.parse('2026-11-21T09:00:00Z') };
  const said: string[] = [];
  const open = (own: Database = database) =>
    createJobQueue({ database: own, now: () => new Date(clock.time), log: (line) => said.push(line) });
  const send = (queue: JobQueue, pictureId: string) =>
    database.durable((transaction) =>
      queue.send(transaction, 'scale-picture', { pictureId }, { key: pictureId }),
    );
  return {
    database,
    said,
    open,
    send,
    pass: (milliseconds: number) => {
      clock.time += milliseconds;
    },
    rows: () => database.db.select().from(jobs),
  };
}

/** Work that stands still until it is let go on, or is told to stop. */
function standing() {
  const begun: string[] = [];
  const held: (() => void)[] = [];
  const handler = ({ pictureId }: { pictureId: string }, stop: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      begun.push(pictureId);
      held.push(resolve);
      stop.addEventListener('abort', () => reject(new Error('told to stop')));
    });
  return { begun, handler, goOn: () => held.splice(0).forEach((resolve) => resolve()) };
}

test('work is asked for with what it is about, or not at all, and leaves nothing behind', async () => {
  const { database, open, send, rows } = await openQueues();
  const queue = open();
  const done: string[] = [];
  queue.work('scale-picture', async ({ pictureId }) => void done.push(pictureId));

  const undone = database.durable(async (transaction) => {
    await queue.send(transaction, 'scale-picture', { pictureId: 'never' }, { key: 'never' });
    throw new Error('and back');
  });
  await expect(undone).rejects.toThrow('and back');
  await send(queue, 'one');
  await send(queue, 'two');
  await queue.runDue();

  expect(done.toSorted()).toEqual(['one', 'two']);
  expect(await rows()).toEqual([]);
});

test('the same is not asked for twice while it waits or runs, and can be asked for again after', async () => {
  const { open, send, rows } = await openQueues();
  const queue = open();
  const { begun, handler, goOn } = standing();
  queue.work('scale-picture', handler);

  await Promise.all([send(queue, 'one'), send(queue, 'one')]);
  expect(await rows()).toHaveLength(1);
  const running = queue.runDue();
  await expect.poll(() => begun).toEqual(['one']);
  await send(queue, 'one');
  expect(await rows()).toHaveLength(1);
  goOn();
  await running;
  expect(begun).toEqual(['one']);

  await send(queue, 'one');
  expect(await rows()).toHaveLength(1);
});

test('two processes share the work and do none of it twice', async () => {
  const { open, send, rows } = await openQueues();
  const done: string[] = [];
  const queues = [open(), open()];
  for (const queue of queues) {
    queue.work('scale-picture', async ({ pictureId }) => {
      done.push(pictureId);
      await new Promise((resolve) => setImmediate(resolve));
    });
  }
  const wanted = Array.from({ length: 20 }, (_, place) => `picture ${place}`);
  for (const one of wanted) await send(queues[0]!, one);
  // One that finds a job taken leaves the round to the other.
  while ((await rows()).length > 0) await Promise.all(queues.map((queue) => queue.runDue()));

  expect(done.toSorted()).toEqual(wanted.toSorted());
});

test('what throws is tried three times more, with growing pauses; then that is told, once', async () => {
  const { open, send, pass, rows, said } = await openQueues();
  const queue = open();
  let tries = 0;
  const given: [string, string][] = [];
  queue.work(
    'scale-picture',
    async () => {
      tries += 1;
      throw new Error(`no luck ${tries}`);
    },
    async ({ pictureId }, error) => void given.push([pictureId, (error as Error).message]),
  );
  await send(queue, 'one');

  for (const [pause, before] of [
    [5, 1],
    [15, 2],
    [45, 3],
  ] as const) {
    await queue.runDue();
    expect(tries).toBe(before);
    pass((pause - 1) * second);
    await queue.runDue();
    expect(tries).toBe(before);
    pass(second);
  }
  expect(given).toEqual([]);
  await queue.runDue();

  expect(given).toEqual([['one', 'no luck 4']]);
  expect(await rows()).toEqual([]);
  expect(said.at(-1)).toBe('The job scale-picture one was given up: no luck 4');
});

test('that the database was away is not held against the work', async () => {
  const { open, send, pass } = await openQueues();
  const queue = open();
  let tries = 0;
  const given: string[] = [];
  queue.work(
    'scale-picture',
    async () => {
      tries += 1;
      if (tries < 8) throw new DatabaseUnavailable('busy');
    },
    async ({ pictureId }) => void given.push(pictureId),
  );
  await send(queue, 'one');
  for (let round = 0; round < 8; round += 1) {
    await queue.runDue();
    pass(5 * second);
  }

  expect(tries).toBe(8);
  expect(given).toEqual([]);
});

test('what a killed process had taken up is free for the next start at once, and without one after a while', async () => {
  const { open, send, pass, rows } = await openQueues();
  const killed = open();
  const lost = standing();
  killed.work('scale-picture', lost.handler);
  await send(killed, 'one');
  const never = killed.runDue();
  await expect.poll(() => lost.begun).toEqual(['one']);

  const next = open();
  const following = standing();
  next.work('scale-picture', following.handler);
  await next.runDue();
  expect(following.begun).toEqual([]);
  await next.releaseAll();
  const taken = next.runDue();
  await expect.poll(() => following.begun).toEqual(['one']);

  const other = open();
  const last = standing();
  other.work('scale-picture', last.handler);
  pass(30 * second);
  const kept = other.runDue();
  await expect.poll(() => last.begun).toEqual(['one']);

  // Those that wake up after all change nothing any more.
  lost.goOn();
  following.goOn();
  await Promise.all([never, taken]);
  expect(await rows()).toHaveLength(1);
  last.goOn();
  await kept;
  expect(await rows()).toEqual([]);
});

test('what ends the server again and again keeps its pause, and is given up', async () => {
  const { open, send, pass, rows } = await openQueues();
  let begun = 0;
  const given: string[] = [];
  const start = () => {
    const queue = open();
    queue.work(
      'scale-picture',
      () => {
        begun += 1;
        return new Promise<void>(() => undefined);
      },
      async (_data, error) => void given.push((error as Error).message),
    );
    return queue;
  };
  await send(start(), 'one');
  for (let kill = 1; kill <= 3; kill += 1) {
    const queue = start();
    await queue.releaseAll();
    void queue.runDue();
    await expect.poll(() => begun).toBe(kill);
  }
  for (let kill = 4; kill <= 10; kill += 1) {
    const queue = start();
    await queue.releaseAll();
    await queue.runDue();
    expect(begun).toBe(kill - 1);
    pass(30 * second);
    void queue.runDue();
    await expect.poll(() => begun).toBe(kill);
  }
  expect(given).toEqual([]);
  pass(30 * second);
  await start().runDue();

  expect(given).toEqual(['The server ended whenever it was done.']);
  expect(begun).toBe(10);
  expect(await rows()).toEqual([]);
});

test('woken it looks at once; stopped it tells what runs, which is due again and has lost no try', async () => {
  const { open, send, rows } = await openQueues();
  const queue = open();
  const { begun, handler } = standing();
  queue.work('scale-picture', handler);
  queue.start();
  onTestFinished(() => queue.stop());
  await send(queue, 'one');
  queue.wake('scale-picture');
  await expect.poll(() => begun).toEqual(['one']);
  await queue.stop();

  expect(await rows()).toMatchObject([{ heldBy: null, failures: 0, unheard: 0 }]);
  await send(queue, 'two');
  queue.wake('scale-picture');
  await queue.runDue(AbortSignal.abort());
  expect(begun).toEqual(['one']);

  const next = open();
  const done: string[] = [];
  next.work('scale-picture', async ({ pictureId }) => void done.push(pictureId));
  await next.runDue();
  expect(done.toSorted()).toEqual(['one', 'two']);
});
