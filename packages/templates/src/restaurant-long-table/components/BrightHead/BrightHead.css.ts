import { style } from '@vanilla-extract/css';
import { space } from '@awning/ui/styles/scale';

export const root = style({ display: 'grid', gap: space.large });
