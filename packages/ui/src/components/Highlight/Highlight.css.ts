import { style } from '@vanilla-extract/css';
import { on } from '../../theme/ground.css.ts';

export const root = style({ color: on.bright });
