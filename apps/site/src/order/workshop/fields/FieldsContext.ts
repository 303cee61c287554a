import type { PictureFieldsProps } from '@awning/ui/components/PictureFields';
import { createContext } from 'react';

/** The data that the fields of a design need beside its schema. */
interface Fields {
  photos: PictureFieldsProps['photos'];
  drawings: PictureFieldsProps['drawings'];
  /** The list that gets one more row, for a browser without script. */
  added?: string | undefined;
  /** The paths of the required fields that were empty when the step was opened. */
  missing: readonly string[];
  /** Whether its parts are folded, since there are many. */
  folds: boolean;
  /** Called when rows are added, removed or moved, or fields are filled in by a button. */
  onRows: () => void;
  /** Whether prices were pasted, and stand in rows by now. */
  pasted: boolean;
  /** Called when pasted prices are to become rows. */
  onPasted: () => void;
}

export const FieldsContext = createContext<Fields>({
  photos: [],
  drawings: [],
  missing: [],
  folds: false,
  onRows: () => undefined,
  pasted: false,
  onPasted: () => undefined,
});

/** The content as it is typed: a separate context, since it changes at each letter. */
export const SaidContext = createContext<Readonly<Record<string, unknown>>>({});
