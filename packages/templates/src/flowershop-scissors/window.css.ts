import { windowVars } from '@awning/ui/theme';
import { createTheme } from '@vanilla-extract/css';

/** The colours of this template's window, wherever it stands. */
export const windowColours = createTheme(windowVars, {
  clothA: '#f8c3cf',
  clothB: '#b81f60',
  paint: '#10402b',
  trim: '#f9b934',
  ground: '#f8c3cf',
});
