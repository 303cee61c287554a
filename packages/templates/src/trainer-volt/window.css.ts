import { windowVars } from '@awning/ui/theme';
import { createTheme } from '@vanilla-extract/css';

/** The colours of this template's window, wherever it stands. */
export const windowColours = createTheme(windowVars, {
  clothA: '#0c0c0b',
  clothB: '#e2ff1f',
  paint: '#1d1d1b',
  trim: '#e2ff1f',
  ground: '#0c0c0b',
});
