import { createVar } from '@vanilla-extract/css';

/** How far past the edge of its ground a thing may be set down. Unset, where that ground is as wide as the page, not at all. */
export const overhang = createVar();
