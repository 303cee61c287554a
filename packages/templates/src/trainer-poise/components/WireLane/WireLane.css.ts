import { style } from '@vanilla-extract/css';
import { vars } from '@awning/ui/theme';
import { hungWeight, shape, strand, wire } from '../../styles/wire.css.ts';

// The lane is their gutter. What stands side by side in it is kept apart by half of the wire's gap, and no page's own
// gutter is narrower than this.
const between = `min(${wire.gap} / 2, 16px)`;
export const beside = style({
  vars: { [vars.rhythm.gutter]: between },
  position: 'relative',
  marginInline: `calc(${between} * -1)`,
});

/** Within the lane, a section with a picture from edge to edge: the picture ends where the words do. */
export const asWideAsItsWords = style({ vars: { [vars.rhythm.gutter]: '0px' }, marginInline: between });

const toTheWire = `calc(${between} - ${wire.gap})`;

/** A beam above the first section's words, to the string that they hang by: they begin a rhythm down. */
export const beam = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(${vars.rhythm.section} - ${wire.drop} - 4px)`,
  insetInlineStart: `calc(${toTheWire} - ${wire.arm})`,
  inlineSize: `calc(${wire.gap} + ${wire.arm} + 0.75rem)`,
  blockSize: wire.drop,
  borderBlockStart: strand,
  pointerEvents: 'none',
  selectors: {
    '&::after': {
      ...shape,
      insetBlock: 0,
      insetInlineEnd: 0,
      borderInlineStart: strand,
    },
  },
});

export const weight = style([
  hungWeight,
  {
    insetBlockStart: '100%',
    insetInlineStart: `calc(${wire.weight} / -2)`,
  },
]);
