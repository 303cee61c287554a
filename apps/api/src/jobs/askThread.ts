import type { Worker } from 'node:worker_threads';
import { createConcurrencyLimiter } from './concurrencyLimiter.ts';

/** A thread's message when it has done its task or failed, and before that about its progress. */
export type ThreadAnswer<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'failed'; error: unknown }
  | { kind: 'news'; news: unknown };

/**
 * Asks a thread of its own for one thing after the other. It is started when it is first needed, and restarted after it
 * has died or timed out.
 */
export function openThread<Value>({
  start,
  queueLimit,
  timeoutMs,
  restAfterMs,
  busy,
}: {
  start: () => Worker;
  /** How many questions may wait for their turn. */
  queueLimit: number;
  /** The longest wait for a turn, and again for an answer, in milliseconds. */
  timeoutMs: number;
  /** The idle time after which the thread ends, to free its memory. Without it, the thread stays. */
  restAfterMs?: number;
  /** The error for a question that waited too long. */
  busy: (why: string) => Error;
}) {
  const limiter = createConcurrencyLimiter({
    queueLimit,
    timeoutMs,
    rejectWith: () => busy('Too much is wanted.'),
  });
  let asking:
    | {
        resolve: (value: Value) => void;
        reject: (reason: unknown) => void;
        hear: ((news: unknown) => void) | undefined;
      }
    | undefined;
  let thread: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;

  function open(): Worker {
    const started = start();
    started.on('message', (answer: ThreadAnswer<Value>) => {
      // An answer that comes after its question was given up is dropped: another question waits by now.
      if (thread !== started) return;
      if (answer.kind === 'done') asking?.resolve(answer.value);
      else if (answer.kind === 'failed') asking?.reject(answer.error);
      else asking?.hear?.(answer.news);
    });
    started.on('error', (error) => lose(started, error));
    started.on('exit', (code) => lose(started, new Error(`The thread has ended with ${code}.`)));
    return started;
  }

  /** The next question gets another thread. */
  function lose(lost: Worker, why: Error) {
    if (thread !== lost) return;
    thread = undefined;
    asking?.reject(why);
  }

  async function askOne(wanted: unknown, hear?: (news: unknown) => void): Promise<Value> {
    clearTimeout(rest);
    const worker = (thread ??= open());
    // Endless work cannot be interrupted.
    const tooLong = setTimeout(() => {
      lose(worker, busy('It took too long.'));
      void worker.terminate();
    }, timeoutMs);
    try {
      return await new Promise<Value>((resolve, reject) => {
        asking = { resolve, reject, hear };
        worker.postMessage(wanted, []);
      });
    } finally {
      clearTimeout(tooLong);
      asking = undefined;
      if (restAfterMs !== undefined) {
        rest = setTimeout(() => {
          thread = undefined;
          void worker.terminate();
        }, restAfterMs);
      }
    }
  }

  return {
    /** `hear` is called with the thread's reports on its progress. */
    ask: (wanted: unknown, hear?: (news: unknown) => void): Promise<Value> =>
      limiter.run(() => askOne(wanted, hear)),
    async close() {
      clearTimeout(rest);
      await thread?.terminate();
    },
  };
}
