import { style } from '@vanilla-extract/css';
import { space } from '../../../styles/scale.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xlarge });
