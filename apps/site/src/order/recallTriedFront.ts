import { triedFrontWords as words } from '@awning/content/orders/triedFrontWords';
import { inPlaceOf } from '@awning/templates/details';
import { valueAt } from '../forms/content/changes.ts';
import { isTriedFront, recallFront, removeFront } from '../tried/state/keptFront.ts';

/** The path of the first screen's photograph in the content. */
const place = 'opening.picture';

type Content = Readonly<Record<string, unknown>>;

/**
 * The photograph that was tried before the purchase, its texts, and its way to the first screen: few visitors have one.
 * It stays in this tab until it is sent.
 */
export const recallTriedFront = () => ({
  words,
  file: recallFront()?.file,
  letGo: removeFront,
  /** The uploaded photograph that is offered for the first screen: none where a photograph stands there already. */
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
