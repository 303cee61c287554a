import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(32px, 6vw, 88px)',
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 390px)' } },
});

export const till = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  inlineSize: '100%',
  maxInlineSize: '430px',
  minInlineSize: 0,
  marginInline: 'auto',
});
