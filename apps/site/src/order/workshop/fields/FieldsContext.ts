import type { PictureFieldsProps } from '@awning/ui/components/PictureFields';
import { createContext } from 'react';

/** What the fields of a design need beside its schema. */
interface Fields {
  photos: PictureFieldsProps['photos'];
  drawings: PictureFieldsProps['drawings'];
  /** The list that is to have one row more, for a browser without script. */
  added?: string | undefined;
  /** Where something was still to be filled in when the step was opened. */
  missing: readonly string[];
  /** Whether its parts are folded away, for there are many. */
  folds: boolean;
  /** Hears that rows have come, gone or moved, or that fields were filled in by a press. */
  onRows: () => void;
  /** Whether something was, and stands in rows by now. */
  pasted: boolean;
  /** Hears that what was pasted is to stand in rows. */
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

/** What the content says as it is typed: apart, for it changes at each letter. */
export const SaidContext = createContext<Readonly<Record<string, unknown>>>({});
