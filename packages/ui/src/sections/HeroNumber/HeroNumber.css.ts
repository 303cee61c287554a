import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { space } from '../../styles/scale.ts';
import { on } from '../../theme/ground.css.ts';

export const root = style({
  overflow: 'clip',
  borderBlockEnd: `clamp(8px, 1.1vw, 20px) solid ${on.ink}`,
});

export const layout = style({
  display: 'grid',
  gap: space.large,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: `max(${space.xxlarge}, 6vw)`,
      alignItems: 'end',
    },
  },
});

export const words = style({
  display: 'grid',
  gap: space.large,
  justifyItems: 'start',
  minInlineSize: 0,
  paddingBlockStart: space.xxlarge,
  '@media': { [from.tablet]: { paddingBlock: 'clamp(48px, 6vw, 112px)' } },
});

// Stands on the section's lower edge, its top cut by the upper one where the screen is short.
export const number = style({
  display: 'grid',
  justifyItems: 'end',
  alignItems: 'end',
  blockSize: 'clamp(11rem, 62vw, 24rem)',
  color: on.bright,
  '@media': {
    [from.tablet]: { blockSize: 'clamp(22rem, 42vw, 46rem)', maxInlineSize: '58vw' },
  },
});
