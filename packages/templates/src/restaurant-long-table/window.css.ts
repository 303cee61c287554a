import { windowVars } from '@awning/ui/theme';
import { createTheme } from '@vanilla-extract/css';

/** The colours of this template's window, wherever it stands. */
export const windowColours = createTheme(windowVars, {
  clothA: '#434d18',
  clothB: '#dfe7e5',
  paint: '#6b1231',
  trim: '#f7da3e',
  ground: '#434d18',
});
