import { style } from '@vanilla-extract/css';
import { space } from '../../styles/scale.ts';

export const root = style({ padding: space.large });
