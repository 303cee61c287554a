import { DatabaseUnavailable } from './unavailable.ts';

interface Waiting {
  start: () => void;
  giveUp: NodeJS.Timeout;
}

/** Lets one in at a time, in order of arrival. Whoever finds the queue full, or waits too long, is sent away. */
export function createLane({ length, patience }: { length: number; patience: number }) {
  const queue = new Set<Waiting>();
  let taken = false;

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      if (!taken) {
        taken = true;
        return resolve();
      }
      if (queue.size >= length) return reject(new DatabaseUnavailable('busy'));

      const waiting: Waiting = {
        start: () => {
          clearTimeout(waiting.giveUp);
          queue.delete(waiting);
          resolve();
        },
        giveUp: setTimeout(() => {
          queue.delete(waiting);
          reject(new DatabaseUnavailable('busy'));
        }, patience),
      };
      queue.add(waiting);
    });

  const leave = () => {
    const [next] = queue;
    if (next) next.start();
    else taken = false;
  };

  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      await turn();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
