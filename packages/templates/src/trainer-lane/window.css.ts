import { windowVars } from '@awning/ui/theme';
import { createTheme } from '@vanilla-extract/css';

/** The colours of this template's window, wherever it stands. */
export const windowColours = createTheme(windowVars, {
  clothA: '#d4421e',
  clothB: '#ffffff',
  paint: '#16264d',
  trim: '#ffd43b',
  ground: '#9fd653',
});
