import { windowVars } from '@awning/ui/theme';
import { createTheme } from '@vanilla-extract/css';

/** The colours of this template's window, wherever it stands. */
export const windowColours = createTheme(windowVars, {
  clothA: '#34104a',
  clothB: '#ff8a2e',
  paint: '#2340d6',
  trim: '#6fe3ba',
  ground: '#f3d6a4',
});
