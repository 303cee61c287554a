import { style } from '@vanilla-extract/css';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const email = style({ display: 'grid', gap: space.xxsmall, overflowWrap: 'anywhere' });

export const term = style({ fontFamily: vars.font.display, fontWeight: 700 });
