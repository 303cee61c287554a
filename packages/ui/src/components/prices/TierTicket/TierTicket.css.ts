import {
  createVar,
  fallbackVar,
  globalStyle,
  style,
  styleVariants,
  type ComplexStyleRule,
} from '@vanilla-extract/css';
import { motion, phone } from '../../../styles/breakpoints.ts';
import { duration, fontSize, fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const { onPaper, paper, paperDanger, iron } = vars.street;

const rows = createVar();
const span = createVar();
const every = 'span 6';

/** A place among others for one ticket: each of its parts is level with the same part of theirs. */
export const place = {
  vars: { [rows]: 'subgrid', [span]: every },
  display: 'grid',
  gridRow: every,
  gridTemplateRows: 'subgrid',
};

const string = '46px';
const ring = { outline: `4px solid ${on.bright}`, outlineOffset: '10px' };

// A ticket on a string. It swings about the nail it hangs from.
export const root = style({
  position: 'relative',
  display: 'grid',
  gridRow: fallbackVar(span, 'auto'),
  gridTemplateRows: fallbackVar(rows, 'none'),
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  minInlineSize: 0,
  paddingBlockStart: string,
  borderRadius: vars.radius.card,
  transformOrigin: '50% 0',
  scrollMarginBlock: space.large,
  filter: `drop-shadow(0 6px 0 ${vars.shadow.cast})`,
  '@media': {
    [motion]: {
      transition: `rotate ${duration.quick} ease-out`,
      selectors: { '&:hover': { rotate: '1.5deg' } },
    },
  },
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: 0,
      insetInlineStart: 'calc(50% - 1.5px)',
      blockSize: '74px',
      borderInlineStart: `3px solid ${iron}`,
    },
    // Round the card alone, clear of the rail that it hangs from.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: `${string} 0 0`,
      borderRadius: vars.radius.card,
      pointerEvents: 'none',
    },
    '&:target:not([data-arrived="no"])::after': ring,
    '&[data-arrived="yes"]::after': ring,
  },
});

/** One of several on a phone that are compared below: a slip, fixed flat. */
export const brief = style({
  '@media': {
    [phone]: {
      paddingBlockStart: 0,
      selectors: { '&::before': { content: 'none' }, '&::after': { inset: 0 } },
    },
  },
});

const inBrief = (slip: ComplexStyleRule) => ({
  '@media': { [phone]: { selectors: { [`${brief} &`]: slip as never } } },
});
const leftOut = style(inBrief({ display: 'none' }));

const ticket = style({
  display: 'grid',
  gridRow: '1 / -1',
  gridTemplateRows: fallbackVar(rows, 'none'),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minInlineSize: 0,
  padding: '62px clamp(20px, 2.6vw, 32px) 32px',
  clipPath: 'polygon(34px 0, calc(100% - 34px) 0, 100% 34px, 100% 100%, 0 100%, 0 34px)',
  mask: 'radial-gradient(circle 11px at 50% 28px, #0000 95%, #000)',
  overflowWrap: 'anywhere',
  // Forced colours take the ticket's ground away; it keeps an edge.
  '@media': { '(forced-colors: active)': { border: '2px solid', clipPath: 'none', mask: 'none' } },
});

const slip = style(
  inBrief({
    gridTemplateRows: 'none',
    gridTemplateColumns: 'minmax(6.25rem, auto) minmax(0, 1fr)',
    gap: `${space.xxsmall} ${space.small}`,
    padding: `${space.xsmall} ${space.medium}`,
    clipPath: 'none',
    mask: 'none',
  }),
);

export const card = styleVariants({
  paper: [ticket, slip, { background: paper, color: onPaper }],
  recommended: [ticket, slip, { background: vars.color.spark, color: vars.color.onSpark }],
});

// A row for each part; an empty one takes no room.
const part = (row: number) => ({ gridRow: row, marginBlockStart: row === 1 ? 0 : space.medium });

export const signs = style([
  {
    ...part(1),
    display: 'flex',
    flexWrap: 'wrap',
    alignSelf: 'start',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xsmall,
  },
  inBrief({ gridColumn: '1 / -1' }),
]);

export const recommended = style({
  fontFamily: vars.font.display,
  fontSize: fontSize.small,
  fontWeight: 700,
});

/** The feet of all prices are level; what one cost before stands above. */
export const price = style([
  { ...part(2), alignSelf: 'end' },
  inBrief({ marginBlockStart: 0, alignSelf: 'center' }),
]);

// Where the others have their button.
export const soldOut = style({
  placeSelf: 'start',
  padding: `${space.xxsmall} ${space.small}`,
  border: '3px solid',
  borderRadius: '4px',
  background: paper,
  color: paperDanger,
  fontFamily: vars.font.display,
  fontSize: fontSize.large,
  fontStretch: fontStretch.condensed,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1.1,
  rotate: '-2deg',
});

export const note = style([leftOut, { ...part(3), fontSize: fontSize.small, lineHeight: 1.4 }]);

// Right under the price, where a buyer looks next: its content may be of any length.
export const end = style([
  {
    ...part(4),
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.medium,
    // Where one ticket's button takes two lines, its neighbours' are as tall.
    alignSelf: 'stretch',
    paddingBlockEnd: space.xsmall,
  },
  inBrief({ gridArea: '2 / 2', alignSelf: 'center', marginBlockStart: 0, paddingBlockEnd: 0 }),
]);

// The one button among them that is filled: a visitor who does not compare takes it.
globalStyle(`${card.recommended} > ${end} > a`, { background: onPaper, color: paper });

// The longest size in one line.
globalStyle(`${brief} ${end} > a`, { '@media': { [phone]: { paddingInline: space.xsmall } } });

export const title = style([
  leftOut,
  {
    ...part(5),
    fontFamily: vars.font.display,
    fontSize: fontSize.large,
    fontWeight: vars.font.displayWeight,
    lineHeight: 1.1,
    letterSpacing: vars.font.displayTracking,
    textTransform: vars.font.displayCase,
    textWrap: 'balance',
  },
]);

export const list = style([
  { ...part(6), lineHeight: 1.4, textWrap: 'pretty' },
  inBrief({
    gridArea: '3 / 1 / auto / -1',
    display: 'block',
    marginBlockStart: space.xxsmall,
    fontSize: fontSize.xsmall,
  }),
]);

const row = style({ paddingBlock: '7px', borderBlockStart: '2px dotted rgb(15 31 25 / 0.4)' });

export const fact = style([
  row,
  { fontWeight: 700 },
  inBrief({
    display: 'inline',
    paddingBlock: 0,
    border: 0,
    fontWeight: 400,
  }),
]);

globalStyle(`${brief} ${fact} + ${fact}::before`, { '@media': { [phone]: { content: '"\u00a0·\u0020"' } } });

const line = style([
  leftOut,
  row,
  { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space.small, alignItems: 'start' },
]);

export const feature = styleVariants({ included: [line], excluded: [line, { opacity: 0.78 }] });

export const mark = style({ marginBlockStart: '0.18em' });
