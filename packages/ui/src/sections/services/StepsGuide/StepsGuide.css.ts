import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

/** Each shutter stands higher than the one before, and goes up after it. */
export const heights = ['third', 'half', 'most'] as const;
export const turns = ['first', 'second', 'third'] as const;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: `${space.xxlarge} clamp(20px, 3.4vw, 44px)`,
  marginBlockStart: 'clamp(32px, 5vw, 64px)',
  '@media': { print: { display: 'block', paddingInlineStart: '2em' } },
});

export const step = style({
  position: 'relative',
  minInlineSize: 0,
  // One alone is a shutter, not a hangar's door.
  selectors: { '&:only-child': { maxInlineSize: '30rem' } },
  // Shutters are not printed; the numbers painted on them are.
  '@media': { print: { breakInside: 'avoid', listStyleType: 'decimal', marginBlockEnd: space.medium } },
});

const box = style({
  position: 'relative',
  containerType: 'inline-size',
  aspectRatio: '5 / 4',
  border: `12px solid ${vars.color.surfaceDeep}`,
  borderBlock: `26px solid ${vars.color.surfaceDeep}`,
  borderBlockEndWidth: 0,
  background: vars.street.pane,
  overflow: 'hidden',
  // A drawing alone: it is the same in forced colours.
  forcedColorAdjust: 'none',
  '@media': { print: { display: 'none' } },
});

/** On a board of the frame's own paint. */
export const onBoard = style({ borderColor: vars.color.surfaceDeeper });

/** Light falls out of a shop that is open. */
export const front = styleVariants({ down: [box], raised: [box, { boxShadow: vars.shadow.glow }] });

export const number = style({
  paddingBlockEnd: '0.1em',
  color: vars.color.accent,
  fontFamily: vars.font.display,
  fontSize: 'min(7.5rem, 34cqi)',
  fontWeight: vars.font.displayWeight,
  lineHeight: 0.72,
});

export const doorstep = style({
  blockSize: '12px',
  marginInline: '-4px',
  background: vars.street.kerb,
  '@media': { [from.tablet]: { marginInline: '-8px' }, print: { display: 'none' } },
});

export const words = style({
  display: 'grid',
  gap: space.xsmall,
  paddingBlockStart: space.large,
  overflowWrap: 'anywhere',
});

export const duration = style({ color: on.ink, fontWeight: 700 });
