import { styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const { first, second, third, scrap } = vars.cut;

/**
 * Cuts a piece of paper as the theme's scissors cut: straight, where it owns none. Parts that reach out of the piece,
 * such as shadows and focus rings, are cut off; forced colours draw an edge, which is left whole.
 */
export const cut = styleVariants({ first, second, third, scrap }, (clipPath) => ({
  clipPath,
  '@media': { '(forced-colors: active)': { clipPath: 'none' } },
}));

/** Neighbours in a row, each cut by another hand: take them by their place, from zero. */
export const cutInTurn = [cut.first, cut.second, cut.third] as const;
