import { windowVars } from '@awning/ui/theme';
import { createTheme } from '@vanilla-extract/css';

/** The colours of this template's window, wherever it stands. */
export const windowColours = createTheme(windowVars, {
  clothA: '#ffbd2e',
  clothB: '#33302b',
  paint: '#33302b',
  trim: '#ff7a1a',
  ground: '#cdc7ba',
});
