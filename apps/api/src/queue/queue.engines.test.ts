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

/** A job that blocks until it is released, or told to stop. */
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

test('a job is stored with its transaction, or not at all, and leaves no row behind', async () => {
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

test('a job is not stored twice while it waits or runs, and can be asked for again after that', async () => {
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

test('two processes share the jobs and run none of them twice', async () => {
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
  // A worker that finds a job taken ends its round.
  while ((await rows()).length > 0) await Promise.all(queues.map((queue) => queue.runDue()));

  expect(done.toSorted()).toEqual(wanted.toSorted());
});

test('a failed job is retried three times, with growing pauses; then `failed` is called, once', async () => {
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

test('failures of the database do not count as failures of the job', async () => {
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

test('a killed process’s job is free at once after a restart, and after a while without one', async () => {
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

  // Workers that continue after all no longer change anything.
  lost.goOn();
  following.goOn();
  await Promise.all([never, taken]);
  expect(await rows()).toHaveLength(1);
  last.goOn();
  await kept;
  expect(await rows()).toEqual([]);
});

test('a job that ends the server repeatedly keeps its pause, and is given up', async () => {
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

test('a woken queue runs at once; a stopped one tells its job to stop, which is due again without a failure', async () => {
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
