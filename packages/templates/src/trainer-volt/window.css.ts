import { windowVars } from '@awning/ui/theme/window.css';
import { createTheme } from '@vanilla-extract/css';

/** How this template's window is dressed, wherever it stands. */
export const window = createTheme(windowVars, {
  clothA: '#111111',
  clothB: '#d4ff2a',
  paint: '#18181a',
  trim: '#d4ff2a',
});
