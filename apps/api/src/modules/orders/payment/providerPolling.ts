import { PaymentUnavailable } from '../../../payments/provider.ts';

const minute = 60_000;
const hour = 60 * minute;
const atATime = 4;

/**
 * Asks the provider about a few things at a time, at growing intervals. When the provider is down, the rest are
 * skipped.
 */
export function createProviderPolling<Thing>({
  nameOf,
  now,
  log,
  timeoutMs,
}: {
  nameOf: (thing: Thing) => string;
  now: () => Date;
  log: (message: string) => void;
  /** How long the provider may take, in milliseconds. */
  timeoutMs: number;
}) {
  const waits = createBackoff(nameOf, now);

  return async (
    things: readonly Thing[],
    work: (thing: Thing, signal: AbortSignal) => Promise<void>,
  ): Promise<void> => {
    const due = waits.due(things);
    const take = async (): Promise<void> => {
      const thing = due.shift();
      if (!thing) return;
      waits.asked(thing);
      try {
        await work(thing, AbortSignal.timeout(timeoutMs));
      } catch (error) {
        if (!(error instanceof PaymentUnavailable)) throw error;
        if (!error.isFinal) {
          due.length = 0;
          waits.forgive(thing);
        }
        log(`The payment provider could not be asked: ${error.message}`);
      }
      return take();
    };
    await Promise.all(Array.from({ length: atATime }, take));
  };
}

/** Remembers each thing that was polled, and doubles its interval up to an hour. */
function createBackoff<Thing>(nameOf: (thing: Thing) => string, now: () => Date) {
  let next = new Map<string, { at: number; wait: number }>();
  return {
    due(things: readonly Thing[]): Thing[] {
      const still = things.flatMap((thing) => {
        const entry = next.get(nameOf(thing));
        return entry ? [[nameOf(thing), entry] as const] : [];
      });
      next = new Map(still);
      return things.filter((thing) => (next.get(nameOf(thing))?.at ?? 0) <= now().getTime());
    },
    asked(thing: Thing) {
      const wait = Math.min(2 * (next.get(nameOf(thing))?.wait ?? minute), hour);
      next.set(nameOf(thing), { at: now().getTime() + wait, wait });
    },
    forgive(thing: Thing) {
      next.delete(nameOf(thing));
    },
  };
}
