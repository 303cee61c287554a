import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from './askThread.ts';

/**
 * Answers, in a thread, one question after the other, and may report progress meanwhile. Files and orders go first:
 * from its first answer on the thread has the given `nice` value. With it from the start, it would not finish an answer
 * on a busy machine, be given up, and be restarted for ever.
 *
 * @param nice from 0, like all others, to 19: every 3 of it halve the thread's share of a busy machine
 */
export function answerAsThread(
  answer: (wanted: never, tell: (news: unknown) => void) => Promise<unknown>,
  nice: number,
): void {
  const port = parentPort!;
  const say = (said: ThreadAnswer<unknown>) => port.postMessage(said);
  // Only the thread's own parent sends messages.
  port.on('message', (wanted: unknown) => {
    void answer(wanted as never, (news) => say({ kind: 'news', news }))
      .then(
        (value) => say({ kind: 'done', value }),
        (error: unknown) => say({ kind: 'failed', error }),
      )
      .then(() => letOthersFirst(nice));
  });
}

function letOthersFirst(nice: number) {
  try {
    // On Linux this applies to one thread. Elsewhere it would slow the whole process.
    if (process.platform === 'linux') setPriority(0, nice);
  } catch {
    // Without permission the thread answers all the same.
  }
}
