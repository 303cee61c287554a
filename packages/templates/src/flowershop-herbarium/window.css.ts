import { windowVars } from '@awning/ui/theme';
import { createTheme } from '@vanilla-extract/css';

/** The colours of this template's window, wherever it stands. */
export const windowColours = createTheme(windowVars, {
  clothA: '#1b2a24',
  clothB: '#eef2f3',
  paint: '#22332c',
  trim: '#b9a56a',
  ground: '#e4eaec',
});
