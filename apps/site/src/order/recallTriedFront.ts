import { triedFrontWords as words } from '@awning/content/orders/triedFrontWords';
import { recallFront, removeFront } from '../tried/state/keptFront.ts';

/** The photograph that was tried in this tab before the website was bought, and what is said of it. Few have one. */
export function recallTriedFront() {
  const file = recallFront()?.file;
  return file && { file, words, letGo: removeFront };
}

export type TriedFront = NonNullable<ReturnType<typeof recallTriedFront>>;
