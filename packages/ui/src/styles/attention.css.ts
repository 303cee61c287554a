import { createVar } from '@vanilla-extract/css';

/** 1 while the thing around it is pointed at or holds the focus, else unset: what hangs there may stir. */
export const attention = createVar();

/** `block` as long, else unset: a picture that hangs there is not fetched before. */
export const attentionDisplay = createVar();
