import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The colours a template's shop window is dressed in, wherever it stands in somebody else's theme: the awning's two, the
 * frame's, what is lettered on that, and what is in the glass until the picture has come.
 */
export const windowVars = createGlobalThemeContract(
  { clothA: null, clothB: null, paint: null, trim: null, ground: null },
  (_value, path) => `ui-window-${path.join('-')}`,
);
