import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { space } from '../../styles/scale.ts';
import { shape, strand, wire } from '../../theme/wire.css.ts';

export const root = style({ display: 'grid', justifyItems: 'start', gap: space.medium });

export const heading = style({
  position: 'relative',
  maxInlineSize: '100%',
  paddingBlockStart: wire.drop,
  selectors: {
    // The two strings it hangs by.
    '&::before': {
      ...shape,
      insetBlockStart: 0,
      // The second is short of the end: a heading in two lines is not as wide as its box.
      insetInline: '0.75rem 42%',
      blockSize: wire.drop,
      borderInline: strand,
    },
    // The beam: over the wire it hangs from, and on to the short arm's end.
    '&::after': {
      ...shape,
      insetBlockStart: 0,
      insetInline: `calc((${wire.gap} + ${wire.arm}) * -1) -1.25rem`,
      borderBlockStart: strand,
    },
  },
  '@media': { [from.desktop]: { maxInlineSize: '46rem' } },
});

export const weight = style({
  display: 'none',
  position: 'absolute',
  insetBlockStart: wire.drop,
  insetInlineStart: `calc((${wire.gap} + ${wire.arm} + ${wire.weight} / 2) * -1)`,
  inlineSize: wire.weight,
  selectors: {
    '&::before': {
      ...shape,
      insetBlockEnd: 'calc(100% - 4px)',
      insetInlineStart: 'calc(50% - 1px)',
      blockSize: wire.drop,
      borderInlineStart: strand,
    },
  },
  '@media': { [from.tablet]: { display: 'block' } },
});
