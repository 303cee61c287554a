import { windowVars } from '@awning/ui/theme';
import { createTheme } from '@vanilla-extract/css';

/** The colours of this template's window, wherever it stands. */
export const windowColours = createTheme(windowVars, {
  clothA: '#d02c1a',
  clothB: '#ffbe1a',
  paint: '#14241d',
  trim: '#ffbe1a',
  ground: '#d02c1a',
});
