import { windowVars } from '@awning/ui/theme';
import { createTheme } from '@vanilla-extract/css';

/** The colours of this template's window, wherever it stands. */
export const windowColours = createTheme(windowVars, {
  clothA: '#155245',
  clothB: '#e2f1ec',
  paint: '#07302a',
  trim: '#ffd43b',
  ground: '#c3e2e0',
});
