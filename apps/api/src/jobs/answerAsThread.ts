import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from './askThread.ts';

/** Answers, in a thread, one question after the other, and may tell meanwhile how far it is. Files and orders go first. */
export function answerAsThread(
  answer: (wanted: never, tell: (news: unknown) => void) => Promise<unknown>,
): void {
  const port = parentPort!;
  const say = (said: ThreadAnswer<unknown>) => port.postMessage(said);
  try {
    // On Linux this is for one thread. Elsewhere it would slow the whole process.
    if (process.platform === 'linux') setPriority(0, 10);
  } catch {
    // Where it is not allowed, all is answered the same.
  }
  // What comes is what the thread’s own asker sends.
  port.on('message', (wanted: unknown) => {
    answer(wanted as never, (news) => say({ kind: 'news', news })).then(
      (value) => say({ kind: 'done', value }),
      (error: unknown) => say({ kind: 'failed', error }),
    );
  });
}
