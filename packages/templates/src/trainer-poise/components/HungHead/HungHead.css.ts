import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { hungWeight, shape, strand, wire } from '../../styles/wire.css.ts';

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

export const weight = style([
  hungWeight,
  {
    insetBlockStart: wire.drop,
    insetInlineStart: `calc((${wire.gap} + ${wire.arm} + ${wire.weight} / 2) * -1)`,
  },
]);
