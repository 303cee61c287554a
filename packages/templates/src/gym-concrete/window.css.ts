import { windowVars } from '@awning/ui/theme';
import { createTheme } from '@vanilla-extract/css';

/** How this template's window is dressed, wherever it stands. */
export const window = createTheme(windowVars, {
  clothA: '#ffbd2e',
  clothB: '#33302b',
  paint: '#b5ae9f',
  trim: '#ff7a1a',
});
