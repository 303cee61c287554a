import type { ProfileChange } from '@awning/contract/account';

type Typed = Required<ProfileChange>;

let draft: { userId: string; typed: Typed } | undefined;

/** Keeps a customer's unsent changes to their profile: in memory alone, in case their session ends meanwhile. */
export const keepDraft = (userId: string, typed: Typed): void => {
  draft = { userId, typed };
};

/** This customer's unsent changes; undefined if they are another's. */
export const draftOf = (userId: string): Typed | undefined =>
  draft?.userId === userId ? draft.typed : undefined;

/** They were saved or given up, or their owner has logged out. */
export const dropDraft = (): void => {
  draft = undefined;
};
