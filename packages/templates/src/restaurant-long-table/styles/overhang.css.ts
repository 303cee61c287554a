import { createVar } from '@vanilla-extract/css';

/** How far past the edge of its ground a thing may be set down. Unset, not at all: that ground is as wide as the page. */
export const overhang = createVar();
