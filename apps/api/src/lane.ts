interface Waiting {
  start: () => void;
  giveUp: NodeJS.Timeout;
}

/** Lets so many in at a time, in order of arrival. Whoever finds the queue full, or waits too long, is sent away. */
export function createLane({
  width = 1,
  length,
  patience,
  sendAway,
}: {
  width?: number;
  length: number;
  /** The longest wait, in milliseconds. */
  patience: number;
  /** What whoever is sent away is told. */
  sendAway: () => Error;
}) {
  const queue = new Set<Waiting>();
  let inside = 0;

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      if (inside < width) {
        inside += 1;
        return resolve();
      }
      if (queue.size >= length) return reject(sendAway());

      const waiting: Waiting = {
        start: () => {
          clearTimeout(waiting.giveUp);
          queue.delete(waiting);
          resolve();
        },
        giveUp: setTimeout(() => {
          queue.delete(waiting);
          reject(sendAway());
        }, patience),
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
