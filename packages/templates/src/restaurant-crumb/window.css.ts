import { windowVars } from '@awning/ui/theme';
import { createTheme } from '@vanilla-extract/css';

/** The colours of this template's window, wherever it stands. */
export const windowColours = createTheme(windowVars, {
  clothA: '#1c3d8f',
  clothB: '#fbfbf9',
  paint: '#16295c',
  trim: '#f3d489',
  ground: '#dfe5f2',
});
