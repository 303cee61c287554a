import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

const chairSize = 'clamp(34px, 10vw, 46px)';
const board = 'clamp(58px, 16.5vw, 176px)';
/** How far the table stands in from the chairs’ outer edge: they are pushed a little under it. */
const tucked = `calc(${chairSize} - 8px)`;
const plateSize = 'clamp(22px, 6.2vw, 34px)';
/** Where the table stands upright it is too narrow for words between its plates: they stand before its ends. */
const beyond = '1.9em';

// Beside each other on a phone, where a table stands upright and there is room for two.
export const sittings = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space.xxlarge} clamp(12px, 3vw, 24px)`,
  marginBlockStart: space.xxlarge,
});

export const sitting = style({
  flex: '1 1 7.5rem',
  minInlineSize: 0,
  '@media': { [from.desktop]: { flexBasis: '100%' } },
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.xxsmall} ${space.large}`,
  marginBlockEnd: space.large,
});

export const room = style({
  position: 'relative',
  inlineSize: `calc(${board} + 2 * ${chairSize})`,
  marginInline: 'auto',
  selectors: { '&:has(> [aria-hidden] > span)': { paddingBlock: beyond } },
  '@media': {
    [from.desktop]: {
      inlineSize: 'auto',
      selectors: { '&:has(> [aria-hidden] > span)': { paddingBlock: 0 } },
    },
  },
});

const wood = `color-mix(in srgb, ${vars.street.paperLine} 62%, ${vars.street.paper})`;
const cloth = `color-mix(in srgb, ${vars.color.paper5} 55%, ${vars.street.paper})`;
// A small runner of its own, the length of it.
const laid = (along: string) =>
  `linear-gradient(${along}, transparent 38%, ${cloth} 38% 62%, transparent 62%) ${wood}`;

export const table = style({
  position: 'absolute',
  inset: tucked,
  selectors: { '&:has(> span)': { insetBlock: `calc(${tucked} + ${beyond})` } },
  borderRadius: `max(${vars.radius.card}, 6px)`,
  boxShadow: `5px 8px 0 ${vars.shadow.cast}`,
  background: laid('90deg'),
  color: vars.street.onPaper,
  '@media': {
    [from.desktop]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      paddingInline: `calc(${plateSize} + ${space.large})`,
      selectors: { '&:has(> span)': { insetBlock: tucked } },
      background: laid('180deg'),
    },
    '(forced-colors: active)': { border: '2px solid' },
  },
});

export const end = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: fontSize.medium,
  lineHeight: 1.1,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  position: 'absolute',
  insetInline: `calc(-1 * ${tucked})`,
  // Beyond the table it is on the room's ground; on it, on wood.
  color: on.ink,
  selectors: {
    '&:first-child': { insetBlockEnd: `calc(100% + ${tucked} + 0.4em)` },
    '&:last-child': { insetBlockStart: `calc(100% + ${tucked} + 0.4em)` },
  },
  '@media': { [from.desktop]: { position: 'static', color: vars.street.onPaper } },
});

// Filled pair by pair: down the table where it stands, along it where it lies.
export const seats = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `repeat(2, ${chairSize})`,
  columnGap: board,
  rowGap: space.xsmall,
  '@media': {
    [from.desktop]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridTemplateRows: `repeat(2, ${chairSize})`,
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: space.xxsmall,
      rowGap: board,
    },
  },
});

const reach = `calc(${chairSize} + 4px)`;

/** A chair, and the plate laid before it. */
export const seat = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inlineSize: plateSize,
      blockSize: plateSize,
      borderRadius: '50%',
      boxShadow: `inset 0 0 0 6px ${vars.street.paper}, inset 0 0 0 7px ${vars.street.paperLine}, 2px 3px 0 ${vars.shadow.cast}`,
      background: vars.street.paper,
    },
    // Those down the sides face each other.
    '&:nth-child(even)::after': { insetInlineStart: reach },
    '&:nth-child(odd)::after': { insetInlineEnd: reach },
    // One at the head, one at the foot.
    '&:is(:first-child, :last-child:nth-child(even))': { gridColumn: '1 / -1' },
    '&:first-child::after': { insetInlineEnd: 'auto', insetBlockStart: reach },
    '&:last-child:nth-child(even)::after': { insetInlineStart: 'auto', insetBlockEnd: reach },
  },
  '@media': {
    [from.desktop]: {
      selectors: {
        '&:nth-child(even)::after': { insetInlineStart: 'auto', insetBlockStart: reach },
        '&:nth-child(odd)::after': { insetInlineEnd: 'auto', insetBlockEnd: reach },
        '&:is(:first-child, :last-child:nth-child(even))': { gridColumn: 'auto', gridRow: '1 / -1' },
        '&:first-child': { justifySelf: 'start' },
        '&:last-child:nth-child(even)': { justifySelf: 'end' },
        '&:first-child::after': { insetBlock: 'auto', insetInlineStart: reach },
        '&:last-child:nth-child(even)::after': { insetBlock: 'auto', insetInline: `auto ${reach}` },
      },
    },
  },
});

const chairShape = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: chairSize,
  maxInlineSize: '100%',
  blockSize: chairSize,
  borderRadius: '12px',
  fontWeight: 700,
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: 1,
  textDecoration: 'none',
});

const mine = { borderColor: on.action, background: vars.color.spark, color: vars.color.onSpark } as const;

export const chair = styleVariants({
  free: [
    chairShape,
    {
      border: `3px solid ${on.action}`,
      background: on.action,
      color: on.onAction,
      boxShadow: `2px 4px 0 ${vars.shadow.cast}`,
      selectors: {
        'a&:hover': { textDecoration: 'underline 2px', textUnderlineOffset: '0.2em' },
        // Else its own shadow would take the place of the focus ring.
        '&:is(:focus-visible, :has(:focus-visible))': { boxShadow: `0 0 0 6px ${vars.color.focusEdge}` },
        'label&': { cursor: 'pointer' },
        '&:has(:checked)': mine,
        // Not told by its colour alone.
        '&:has(:checked)::after': {
          content: '"✓" / ""',
          position: 'absolute',
          insetBlockStart: '2px',
          insetInlineEnd: '4px',
          fontSize: '12px',
        },
      },
    },
  ],
  chosen: [chairShape, { border: '3px solid' }, mine],
  taken: [chairShape, { border: `3px solid ${on.line}`, background: on.surface, color: on.inkMuted }],
});

/** As large as the chair, and not seen: the chair shows what it says. */
export const pick = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const sample = style({ inlineSize: '24px', blockSize: '24px', borderRadius: '7px' });

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xsmall} ${space.large}`,
  marginBlockStart: space.xlarge,
});
export const keyed = style({ display: 'flex', alignItems: 'center', gap: space.xsmall });

export const foot = style({ display: 'flex', marginBlockStart: space.xlarge });
