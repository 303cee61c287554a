import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { space } from '../../styles/scale.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xlarge,
  alignItems: 'center',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: `${space.xlarge} ${space.huge}` },
  },
});

export const drawing = style({
  inlineSize: 'clamp(120px, 24vw, 280px)',
});
