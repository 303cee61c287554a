/** Work that takes longer to end waits for a server that is not ours, and has nothing half done. */
const longestEnd = 2_000;

/** Does a piece of work again and again, never twice at once. The work is told when it is to come to an end. */
export function startRepeatedJob(
  work: (stop: AbortSignal) => Promise<void>,
  { every, log }: { every: number; log: (error: unknown) => void },
) {
  let running: Promise<void> | undefined;
  let again = false;
  const stopping = new AbortController();
  const { signal } = stopping;

  const go = () => {
    if (signal.aborted) return;
    if (running) {
      again = true;
      return;
    }
    running = work(signal)
      .catch(log)
      .finally(() => {
        running = undefined;
        if (again) {
          again = false;
          go();
        }
      });
  };

  const timer = setInterval(go, every);
  go();

  return {
    /** Does not wait for the next round. */
    runNow: go,
    /** Resolves when the work has ended, or has had its time to. */
    async stop() {
      clearInterval(timer);
      stopping.abort();
      let tooLong: NodeJS.Timeout | undefined;
      const outOfTime = new Promise<void>((resolve) => {
        tooLong = setTimeout(resolve, longestEnd);
      });
      await Promise.race([running, outOfTime]);
      clearTimeout(tooLong);
    },
  };
}
