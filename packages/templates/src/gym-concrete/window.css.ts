import { windowVars } from '@awning/ui/theme';
import { createTheme } from '@vanilla-extract/css';

/** How this template's window is dressed, wherever it stands. */
export const window = createTheme(windowVars, {
  clothA: '#ffbd2e',
  clothB: '#33302b',
  paint: '#33302b',
  trim: '#ff7a1a',
  ground: '#cdc7ba',
});
