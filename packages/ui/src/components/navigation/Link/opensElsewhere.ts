import type { MouseEvent } from 'react';

/**
 * Whether a link is pressed with a key held that asks the browser for a new tab, a new window or a download: then the
 * app leaves it alone.
 */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
