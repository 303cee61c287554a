import { createVar } from '@vanilla-extract/css';

/** The point of a picture that stays in sight where it is cut, as `object-position` has it. */
export const focusPoint = createVar();
