import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Textures that a theme may press into everything it paints, and most do not: set by name beside the contract, on the
 * element that wears the theme. Left out, grounds are plain and letters whole.
 */
export const texture = createGlobalThemeContract(
  {
    /** A repeat over every ground, in a shade of the words that stand on it: the grout of tiles, a weave. */
    ground: null,
    groundSize: null,
    /** A mask that cuts large headings into pieces, measured in `em`: tiles, a stencil's bridges. */
    letters: null,
    /** Added between the words of headings, so that they begin where a piece does. */
    wordSpacing: null,
  },
  (_value, path) => `ui-texture-${path.join('-')}`,
);
