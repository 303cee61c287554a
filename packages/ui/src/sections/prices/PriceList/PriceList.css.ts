import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const inset = 'clamp(26px, 5vw, 64px)';

// The painted line runs inside the board's edge, clear of the words.
export const board = style({
  padding: inset,
  border: `${vars.stroke.frame} ${on.surface}`,
  borderRadius: vars.radius.card,
  outline: `${vars.stroke.board} ${on.bright}`,
  outlineOffset: 'calc(-1 * clamp(14px, 1.7vw, 22px))',
  boxShadow: vars.shadow.liftLarge,
});

const headed = style({ display: 'flex', alignItems: 'center', gap: space.xlarge });

/** In the middle of a board; in line with the rest of the page where there is none. */
export const head = styleVariants({
  board: [headed, { justifyContent: 'center', textAlign: 'center' }],
  bare: [headed],
});

export const ornament = style({
  display: 'none',
  flex: 'none',
  inlineSize: '96px',
  '@media': { [from.tablet]: { display: 'block' } },
  selectors: { '&:last-child': { scale: '-1 1' } },
});

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  gap: `${space.xlarge} clamp(32px, 6vw, 88px)`,
  marginBlockStart: 'clamp(28px, 4vw, 44px)',
});

export const groupHeading = style({
  paddingBlockEnd: space.small,
  marginBlockEnd: space.xsmall,
  borderBlockEnd: `${vars.stroke.rule} ${on.bright}`,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) minmax(1.5rem, 1fr) auto',
  alignItems: 'baseline',
  paddingBlock: space.xsmall,
  lineHeight: 1.15,
});

const leader = `100% - 2 * ${space.xsmall}`;

/** Leads to a price. Where less than 24 px are left between the two, the eye needs no dots, and none are drawn. */
export const led = style({
  selectors: {
    '&::before': {
      content: '""',
      order: 1,
      inlineSize: `clamp(0px, (${leader} - 23.5px) * 999, ${leader})`,
      marginInline: space.xsmall,
      borderBlockEnd: `${vars.stroke.leader} color-mix(in srgb, currentColor 45%, transparent)`,
    },
  },
});

export const name = style({ fontSize: fontSize.large, fontWeight: 700, overflowWrap: 'anywhere' });

const sumSize = `max(1.5rem, ${fontSize.xlarge} * ${vars.font.displayScale})`;
/** Eight figures and a currency of three letters stand on one line of the narrowest phone. */
const asLine = (size: string) => `min(${size}, 6.4vw)`;

const sum = style({
  color: on.bright,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: sumSize,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
});

/** A long sum has a line to itself on a phone. */
export const price = styleVariants({
  usual: [sum, { order: 2 }],
  long: [
    sum,
    {
      order: 2,
      gridColumn: '1 / -1',
      fontSize: asLine(sumSize),
      textAlign: 'end',
      '@media': { [from.tablet]: { gridColumn: 'auto' } },
    },
  ],
});

export const note = style({
  order: 3,
  gridColumn: '1 / -1',
  marginBlockStart: space.xxsmall,
  color: on.inkMuted,
  overflowWrap: 'anywhere',
});

export const special = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.xsmall} ${space.medium}`,
  padding: `${space.medium} clamp(${space.medium}, 4vw, ${space.large})`,
  marginBlockStart: space.large,
  borderRadius: vars.radius.card,
  lineHeight: 1.25,
  // Forced colours take its ground away; it keeps an edge.
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});

export const specialName = style({ minInlineSize: 0 });

// At the far edge beside the name, or under one that needs the line and in line with it; then what is in it.
export const specialPrice = styleVariants(
  {
    usual: `calc(${fontSize.xxlarge} * ${vars.font.displayScale})`,
    long: asLine(`${fontSize.xlarge} * ${vars.font.displayScale}`),
  },
  (size) => [sum, { fontSize: size, color: on.ink, overflowWrap: 'anywhere' }],
);
export const specialNote = style({ order: 1, flexBasis: '100%', overflowWrap: 'anywhere' });

export const footnote = style({
  marginBlockStart: 'clamp(28px, 4vw, 40px)',
  color: on.inkMuted,
  fontSize: fontSize.large,
  lineHeight: 1.3,
  textAlign: 'center',
  textWrap: 'balance',
});
