import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { on } from '@awning/ui/theme/on';

export const root = style({
  overflow: 'clip',
  borderBlockEnd: `clamp(8px, 1.1vw, 20px) solid ${on.ink}`,
});

const columns = (tracks: string) => ({
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: tracks,
      columnGap: `max(${space.xxlarge}, 5vw)`,
      alignItems: 'end',
    },
  },
});

const rows = style({ display: 'grid', gap: space.large });

// A single figure is narrow and leaves the rest to the words; more of them share the width with those.
export const layout = styleVariants({
  figure: [rows, columns('minmax(0, 1fr) auto')],
  number: [rows, columns('minmax(0, 6fr) minmax(0, 7fr)')],
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
  display: 'flex',
  justifyContent: 'flex-end',
  blockSize: 'clamp(11rem, 62vw, 24rem)',
  color: on.bright,
  '@media': {
    [from.tablet]: { blockSize: 'clamp(22rem, 42vw, 46rem)' },
  },
});
