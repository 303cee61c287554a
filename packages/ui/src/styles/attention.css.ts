import { createVar } from '@vanilla-extract/css';

/** 1 while the card around it has the pointer or the focus, else unset: its hanging parts may move. */
export const attention = createVar();

/** `block` for as long, else unset: a picture that hangs there is not loaded before. */
export const attentionDisplay = createVar();
