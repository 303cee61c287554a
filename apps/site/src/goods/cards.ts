import { shots } from '@awning/templates/shots';
import type { PictureProps } from '@awning/ui/primitives';

/** Pictures of templates by their ids, each without words: they stand beside its name. */
export const cardsOf = (ids: readonly string[]): Readonly<Record<string, PictureProps>> =>
  Object.fromEntries(ids.flatMap((id) => (shots[id] ? [[id, { ...shots[id].card, alt: '' }]] : [])));
