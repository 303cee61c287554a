import type { ReleaseStep } from '@awning/contract/admin/sites';

/** The progress where each kind of step begins and ends, in per cent. */
const spans: Readonly<Record<ReleaseStep['kind'], readonly [from: number, to: number]>> = {
  pages: [5, 55],
  pictures: [55, 60],
  packing: [60, 95],
};

const perCentOf = ({ kind, done, of }: ReleaseStep) => {
  const [from, to] = spans[kind];
  return Math.floor(from + ((to - from) * done) / of);
};

/**
 * Stores the progress of a release, a tenth of the work at a time: a hundred pages are not a hundred writes. Progress
 * made while another step is written waits, and later progress replaces it.
 */
export function createStepNotes(write: (noted: { progress: number; step: ReleaseStep }) => Promise<void>) {
  let tenth = 0;
  let waiting: { progress: number; step: ReleaseStep } | undefined;
  let writing: Promise<void> | undefined;

  async function writeWaiting() {
    while (waiting) {
      const noted = waiting;
      waiting = undefined;
      await write(noted);
    }
  }

  return {
    reach: (step: ReleaseStep): void => {
      const progress = perCentOf(step);
      if (Math.floor(progress / 10) <= tenth) return;
      tenth = Math.floor(progress / 10);
      waiting = { progress, step };
      // No build fails because its progress could not be stored.
      writing ??= writeWaiting()
        .catch(() => undefined)
        .finally(() => {
          writing = undefined;
        });
    },
    /** Resolves when nothing is left to be written. */
    settled: async (): Promise<void> => writing,
  };
}
