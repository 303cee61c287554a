import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The colours of the ground that a piece stands on. Pieces that read these names and not the theme's own can be put on
 * the page, on a painted board or on a bright band without knowing which.
 */
export const on = createGlobalThemeContract(
  {
    surface: null,
    ink: null,
    inkMuted: null,
    bright: null,
    line: null,
    action: null,
    onAction: null,
    letter: null,
  },
  (_value, path) => `ui-on-${path.join('-')}`,
);
