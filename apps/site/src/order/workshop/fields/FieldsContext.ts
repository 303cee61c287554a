import type { SelectOption } from '@awning/ui/components/SelectField';
import { createContext } from 'react';

/** What the fields of a design need beside its schema. */
interface Fields {
  photos: readonly SelectOption[];
  drawings: readonly SelectOption[];
  /** The list that is to have one row more, for a browser without script. */
  added?: string | undefined;
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
  onRows: () => undefined,
  pasted: false,
  onPasted: () => undefined,
});
