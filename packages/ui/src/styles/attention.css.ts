import { createVar } from '@vanilla-extract/css';

/** 1 while the thing around it is pointed at or holds the focus, else unset: what hangs there may stir. */
export const attention = createVar();
