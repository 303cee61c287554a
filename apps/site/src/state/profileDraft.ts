import type { ProfileChange } from '@awning/contract/account';

type Typed = Required<ProfileChange>;

let draft: { userId: string; typed: Typed } | undefined;

/** What somebody has typed of themselves and not sent yet: in memory alone, should their session end meanwhile. */
export const keepDraft = (userId: string, typed: Typed): void => {
  draft = { userId, typed };
};

/** What this person had typed, and nobody else. */
export const draftOf = (userId: string): Typed | undefined =>
  draft?.userId === userId ? draft.typed : undefined;

/** It is saved, given up, or its owner has logged out. */
export const dropDraft = (): void => {
  draft = undefined;
};
