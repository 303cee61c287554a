import { coreVersion } from './coreVersion.ts';
import { isRecord } from './walk.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Brings content from one version of the core to the next. Each step takes what the one before has made. */
type Migration = (older: Fields, designId: string | undefined) => Fields;

/** By the version they start from: the step under 1 makes version 2 of version 1. */
export type Migrations = Readonly<Record<number, Migration>>;

export const migrations: Migrations = {
  // Fields written for a design did not say for which. Only the design they were written for ever read them.
  1: ({ design, ...older }, id) =>
    design === undefined || id === undefined ? { ...older } : { ...older, designs: { [id]: design } },
  // Barbershop Deluxe reflected the first half of a name, which the owner typed. It draws the whole name now.
  2: (older) => {
    const { designs } = older;
    const deluxe = isRecord(designs) ? designs['barbershop-deluxe'] : undefined;
    if (!isRecord(designs) || !isRecord(deluxe)) return older;
    const { half: _, ...rest } = deluxe;
    return { ...older, designs: { ...designs, 'barbershop-deluxe': rest } };
  },
};

/**
 * Content in the version that this code reads, or as near to it as the migrations lead. It is not checked: a draft may
 * be anything, and content that names no version is left as it is.
 */
export function bringUpToDate<Content extends Fields>(
  content: Content,
  designId: string | undefined,
  { version = coreVersion, steps = migrations }: { version?: number; steps?: Migrations } = {},
): Content | Record<string, unknown> {
  let reached: Content | Record<string, unknown> = content;
  for (;;) {
    const written = reached['version'];
    const step = typeof written === 'number' && written < version ? steps[written] : undefined;
    if (!step) return reached;
    reached = { ...step(reached, designId), version: (written as number) + 1 };
  }
}
