import { windowVars } from '@awning/ui/theme/window.css';
import { createTheme } from '@vanilla-extract/css';

/** How this template's window is dressed, wherever it stands. */
export const window = createTheme(windowVars, {
  clothA: '#14213d',
  clothB: '#d8dde3',
  paint: '#0e1830',
  trim: '#c9d1da',
});
