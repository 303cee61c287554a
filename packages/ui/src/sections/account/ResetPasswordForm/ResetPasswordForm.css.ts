import { style } from '@vanilla-extract/css';
import { noScript } from '../../../styles/breakpoints.ts';

// Ticking it does nothing by itself.
export const show = style({ '@media': { [noScript]: { display: 'none' } } });
