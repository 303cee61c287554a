import { triedFrontWords as words } from '@awning/content/orders/triedFrontWords';
import { inPlaceOf } from '@awning/templates/details';
import { valueAt } from '../forms/content/changes.ts';
import { isTriedFront, recallFront, removeFront } from '../tried/state/keptFront.ts';

/** Where a photograph for the first screen stands in the content. */
const place = 'opening.picture';

type Content = Readonly<Record<string, unknown>>;

/**
 * The photograph that was tried before the website was bought, what is said of it, and how it comes to the front: few have
 * one. It is this tab's until it is sent.
 */
export const recallTriedFront = () => ({
  words,
  file: recallFront()?.file,
  letGo: removeFront,
  /** Which of those that were sent is offered for the front: none where a photograph stands there already. */
  offered: <Sent extends { name: string; state: string }>(pictures: readonly Sent[], content: Content) =>
    valueAt(content, `${place}.kind`) === 'photo'
      ? undefined
      : pictures.find(({ name, state }) => state === 'ready' && isTriedFront(name)),
  /** The change that puts it there. */
  asFront: (content: Content, file: string, alt: string) => ({
    path: place,
    value: inPlaceOf(valueAt(content, place), { file, alt }),
  }),
});

export type TriedFront = ReturnType<typeof recallTriedFront>;
