import { windowVars } from '@awning/ui/theme';
import { createTheme } from '@vanilla-extract/css';

/** The colours of this template's window, wherever it stands. */
export const windowColours = createTheme(windowVars, {
  clothA: '#5a1720',
  clothB: '#f5ecdd',
  paint: '#4a1219',
  trim: '#d9ab57',
  ground: '#7a1424',
});
