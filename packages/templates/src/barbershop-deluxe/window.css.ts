import { windowVars } from '@awning/ui/theme';
import { createTheme } from '@vanilla-extract/css';

/** The colours of this template's window, wherever it stands. */
export const windowColours = createTheme(windowVars, {
  clothA: '#0b1730',
  clothB: '#d2d9e1',
  paint: '#0b1730',
  trim: '#ffb489',
  ground: '#0b1730',
});
