import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The colours a template's shop window is dressed in, inside any other theme: the awning's two, the frame's, the
 * lettering's on that, and the glass's until the picture has come.
 */
export const windowVars = createGlobalThemeContract(
  { clothA: null, clothB: null, paint: null, trim: null, ground: null },
  (_value, path) => `ui-window-${path.join('-')}`,
);
