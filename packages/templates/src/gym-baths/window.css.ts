import { windowVars } from '@awning/ui/theme';
import { createTheme } from '@vanilla-extract/css';

/** How this template's window is dressed, wherever it stands. */
export const window = createTheme(windowVars, {
  clothA: '#a83420',
  clothB: '#f6faf8',
  paint: '#0b3d34',
  trim: '#8fd3cc',
  ground: '#8fd3cc',
});
