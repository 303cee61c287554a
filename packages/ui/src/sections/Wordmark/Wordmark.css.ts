import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  overflow: 'clip',
  paddingBlockStart: vars.rhythm.section,
  paddingInline: vars.rhythm.gutter,
});

export const lines = style({ display: 'grid', gap: 'max(8px, 1.4vw)' });
