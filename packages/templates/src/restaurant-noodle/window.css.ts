import { windowVars } from '@awning/ui/theme';
import { createTheme } from '@vanilla-extract/css';

/** How this template's window is dressed, wherever it stands. */
export const window = createTheme(windowVars, {
  clothA: '#d02c1a',
  clothB: '#ffbe1a',
  paint: '#14241d',
  trim: '#ffbe1a',
  ground: '#d02c1a',
});
