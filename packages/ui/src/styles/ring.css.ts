import { createVar } from '@vanilla-extract/css';

/** How much further than the card a focus ring goes, for parts that hang below it. Unset, it ends with the card. */
export const below = createVar();
