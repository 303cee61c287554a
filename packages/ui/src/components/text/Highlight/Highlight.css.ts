import { style } from '@vanilla-extract/css';
import { on } from '../../../theme/on.css.ts';

export const root = style({ color: on.bright });
