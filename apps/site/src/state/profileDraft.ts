import type { ProfileChange } from '@awning/contract/account';

type Typed = Required<ProfileChange>;

let draft: { userId: string; typed: Typed } | undefined;

/** Keeps what a customer has typed of themselves and not sent: in memory alone, should their session end meanwhile. */
export const keepDraft = (userId: string, typed: Typed): void => {
  draft = { userId, typed };
};

/** What this customer had typed; nothing if it was another. */
export const draftOf = (userId: string): Typed | undefined =>
  draft?.userId === userId ? draft.typed : undefined;

/** It is saved, given up, or its owner has logged out. */
export const dropDraft = (): void => {
  draft = undefined;
};
