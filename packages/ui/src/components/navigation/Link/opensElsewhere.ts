import type { MouseEvent } from 'react';

/** Whether a link is pressed with a key held that asks the browser for a tab, a window or a file: not to be taken over. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
