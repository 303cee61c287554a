import { createVar } from '@vanilla-extract/css';

/** The colour that keeps a picture's place while it is on its way. */
export const pictureGround = createVar();
