import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xlarge,
  alignItems: 'center',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [from.desktop]: { gap: `${space.xlarge} ${space.huge}` },
  },
});

export const drawing = style({
  justifySelf: 'end',
  inlineSize: 'clamp(120px, 24vw, 280px)',
});
