import { style } from '@vanilla-extract/css';

// On paper only a receipt is wanted.
export const root = style({ '@media': { print: { display: 'none' } } });
