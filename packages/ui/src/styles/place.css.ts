import { createContainer, style } from '@vanilla-extract/css';

/** A place in a grid: what stands there lies down where it is wide. */
export const place = createContainer();

/** Worn by what takes the whole row where it would stand in it alone. */
export const fillsRow = style({});
