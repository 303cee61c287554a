import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { ground } from '../../../theme/ground.css.ts';
import { on } from '../../../theme/on.css.ts';

const line = `${vars.stroke.frame} ${on.ink}`;

// Every cell draws its own end and bottom, the grid its start and top: a last row may stay unfilled.
const chart = style({
  display: 'grid',
  marginBlockStart: space.xxlarge,
  borderBlockStart: line,
  borderInlineStart: line,
});

/** On a phone, where an odd number would leave a hole. */
export const narrow = styleVariants({
  ones: { gridTemplateColumns: 'minmax(0, 1fr)' },
  twos: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.2rem), 1fr))' },
});

const atLeast = (width: string) => `repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`;

export const grid = styleVariants({
  threes: [chart, { '@media': { [from.tablet]: { gridTemplateColumns: atLeast('max(11rem, 30%)') } } }],
  fours: [
    chart,
    {
      '@media': {
        [from.tablet]: { gridTemplateColumns: atLeast('max(11rem, 45%)') },
        [from.desktop]: { gridTemplateColumns: atLeast('max(11rem, 22%)') },
      },
    },
  ],
});

export const item = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  borderBlockEnd: line,
  borderInlineEnd: line,
});

const cell = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
  overflowWrap: 'anywhere',
});

export const picture = styleVariants({
  plain: [cell],
  board: [cell, ground.deep],
});

export const mark = styleVariants({
  corner: {
    position: 'absolute',
    insetBlockStart: space.small,
    insetInlineStart: space.medium,
    color: on.bright,
    fontSize: `max(1.5rem, clamp(2rem, 20cqi, 3.4rem) * ${vars.font.displayScale})`,
    selectors: {
      // No photograph keeps a corner free for a number: there it has a plate of its own.
      '&:has(~ * img)': {
        zIndex: 1,
        insetBlockStart: 0,
        insetInlineStart: 0,
        paddingBlock: space.xsmall,
        paddingInline: space.small,
        background: on.surface,
      },
    },
  },
  filling: {
    padding: `${space.large} ${space.medium} ${space.medium}`,
    color: on.bright,
    fontSize: `min(calc(7.5rem * ${vars.font.displayScale}), 56cqi)`,
  },
});

export const words = style({
  display: 'grid',
  gap: space.xsmall,
  alignContent: 'start',
  borderBlockStart: line,
  padding: `${space.medium} ${space.small} ${space.large}`,
  '@media': { [from.tablet]: { paddingInline: space.medium } },
});
