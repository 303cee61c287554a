/** Does a piece of work again and again, never twice at once. */
export function startRounds(
  work: () => Promise<void>,
  { every, log }: { every: number; log: (error: unknown) => void },
) {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  const go = () => {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = work()
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
    hurry: go,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
