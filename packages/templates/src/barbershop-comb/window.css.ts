import { windowVars } from '@awning/ui/theme';
import { createTheme } from '@vanilla-extract/css';

/** The colours of this template's window, wherever it stands. */
export const windowColours = createTheme(windowVars, {
  clothA: '#f2589a',
  clothB: '#f4b223',
  paint: '#2f0c20',
  trim: '#e95a12',
  ground: '#f2589a',
});
