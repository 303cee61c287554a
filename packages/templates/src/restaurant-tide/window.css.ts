import { windowVars } from '@awning/ui/theme';
import { createTheme } from '@vanilla-extract/css';

/** The colours of this template's window, wherever it stands. */
export const windowColours = createTheme(windowVars, {
  clothA: '#0a3f52',
  clothB: '#b9e2cd',
  paint: '#06182a',
  trim: '#ff8a5c',
  ground: '#b9e2cd',
});
