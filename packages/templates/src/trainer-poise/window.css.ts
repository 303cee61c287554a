import { windowVars } from '@awning/ui/theme';
import { createTheme } from '@vanilla-extract/css';

/** The colours of this template's window, wherever it stands. */
export const windowColours = createTheme(windowVars, {
  clothA: '#cfe7f4',
  clothB: '#c52017',
  paint: '#1f3a9e',
  trim: '#ffc916',
  ground: '#d3e9f5',
});
