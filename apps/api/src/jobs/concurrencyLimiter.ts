interface Waiting {
  start: () => void;
  giveUp: NodeJS.Timeout;
}

/** Runs so many tasks at a time, in order of arrival. A task that finds no room, or waits too long, is rejected. */
export function createConcurrencyLimiter({
  concurrency = 1,
  queueLimit,
  timeoutMs,
  rejectWith,
}: {
  concurrency?: number;
  queueLimit: number;
  /** The longest wait, in milliseconds. */
  timeoutMs: number;
  /** The error of a rejected task. */
  rejectWith: () => Error;
}) {
  const queue = new Set<Waiting>();
  let inside = 0;

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      if (inside < concurrency) {
        inside += 1;
        return resolve();
      }
      if (queue.size >= queueLimit) return reject(rejectWith());

      const waiting: Waiting = {
        start: () => {
          clearTimeout(waiting.giveUp);
          queue.delete(waiting);
          resolve();
        },
        giveUp: setTimeout(() => {
          queue.delete(waiting);
          reject(rejectWith());
        }, timeoutMs),
      };
      queue.add(waiting);
    });

  const leave = () => {
    const [next] = queue;
    if (next) next.start();
    else inside -= 1;
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
