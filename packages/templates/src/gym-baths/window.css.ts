import { windowVars } from '@awning/ui/theme';
import { createTheme } from '@vanilla-extract/css';

/** The colours of this template's window, wherever it stands. */
export const windowColours = createTheme(windowVars, {
  clothA: '#a83420',
  clothB: '#f6faf8',
  paint: '#0b3d34',
  trim: '#8fd3cc',
  ground: '#8fd3cc',
});
