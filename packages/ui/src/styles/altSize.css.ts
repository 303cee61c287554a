import { createVar } from '@vanilla-extract/css';

/** How large a picture that never came writes its `alt`: set to nothing where there is no room for a word. */
export const altSize = createVar();
