import { createGlobalThemeContract } from '@vanilla-extract/css';

/** The four colours a template's shop window is dressed in, wherever it stands in somebody else's theme. */
export const windowVars = createGlobalThemeContract(
  { clothA: null, clothB: null, paint: null, trim: null },
  (_value, path) => `ui-window-${path.join('-')}`,
);
