import { style } from '@vanilla-extract/css';
import { space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  overflow: 'clip',
  paddingBlock: `${vars.rhythm.section} ${space.large}`,
  paddingInline: vars.rhythm.gutter,
});

export const lines = style({ display: 'grid', gap: 'max(8px, 1.4vw)' });
