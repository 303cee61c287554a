import { style } from '@vanilla-extract/css';

/** What is in it stands among the other fields of the slip. */
export const root = style({ display: 'contents' });
