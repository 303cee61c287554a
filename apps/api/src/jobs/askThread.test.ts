import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { openThread } from './askThread.ts';

test('a late answer is not given to the next question', async () => {
  const answered = new Int32Array(new SharedArrayBuffer(4));
  const start = () =>
    new Worker(
      `const { parentPort, workerData } = require('node:worker_threads');
       parentPort.on('message', (wanted) => {
         parentPort.postMessage({ kind: 'done', value: wanted });
         Atomics.store(workerData, 0, 1);
         Atomics.notify(workerData, 0);
       });`,
      { eval: true, workerData: answered },
    );
  const late = new Error('late');
  const timeoutMs = 200;
  const thread = openThread<string>({ start, queueLimit: 10, timeoutMs, busy: () => late });
  onTestFinished(() => thread.close());
  const first = thread.ask('one').catch((error: unknown) => error);
  const second = first.then(() => thread.ask('another')).catch((error: unknown) => error);
  // Everything blocks until the thread has answered and its timeout is over: timers run before messages.
  await new Promise<void>((resolve) => {
    setImmediate(() => {
      Atomics.wait(answered, 0, 0);
      Atomics.wait(answered, 0, 1, timeoutMs);
      resolve();
    });
  });

  expect(await first).toBe(late);
  expect(await second).not.toBe('one');
});
