import { style } from '@vanilla-extract/css';
import { space } from '../../../styles/scale.ts';

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall, minInlineSize: 0 });

export const item = style({ display: 'flex', maxInlineSize: '100%' });
