import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { space } from '../../styles/scale.ts';

export const shelf = style({ marginBlockStart: 'clamp(32px, 5vw, 64px)' });

export const empty = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.large} clamp(32px, 6vw, 88px)`,
  alignItems: 'center',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

export const words = style({ display: 'grid', gap: space.medium, justifyItems: 'start' });
