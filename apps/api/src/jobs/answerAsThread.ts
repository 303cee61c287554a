import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from './askThread.ts';

/**
 * Answers, in a thread, one question after the other, and may tell meanwhile how far it is. Files and orders go first: from
 * its first answer on the thread is as `nice` as said. Nicer from the start, it would not come to an answer beside others
 * that want the processor, be given up, and begin anew without end.
 *
 * @param nice from 0, like all others, to 19: every 3 of it halve what is left to the thread on a busy machine
 */
export function answerAsThread(
  answer: (wanted: never, tell: (news: unknown) => void) => Promise<unknown>,
  nice: number,
): void {
  const port = parentPort!;
  const say = (said: ThreadAnswer<unknown>) => port.postMessage(said);
  // What comes is what the thread’s own asker sends.
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
    // On Linux this is for one thread. Elsewhere it would slow the whole process.
    if (process.platform === 'linux') setPriority(0, nice);
  } catch {
    // Where it is not allowed, all is answered the same.
  }
}
