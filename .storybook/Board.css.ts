import { style } from '@vanilla-extract/css';
import { space } from '../packages/ui/src/styles/scale.ts';

export const root = style({ padding: space.large });
