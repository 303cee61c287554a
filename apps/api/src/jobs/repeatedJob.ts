/** Work that takes longer to end waits for someone else's server, and leaves nothing half done. */
const longestEnd = 2_000;

/** Repeats a piece of work, never twice at once. The work is told when to end. */
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
    /** Starts the next round at once. */
    runNow: go,
    /** Resolves when the work has ended, or its time is up. */
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
