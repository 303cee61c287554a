import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

/** How far the upper edge of a board rises from one side to the other. */
const slope = '2.25rem';
const rise = '3.25rem';
const most = 6;

export const root = style({ paddingBlock: vars.rhythm.section });

// Each board is taller than the one before: the harder, the further from the mats.
export const chart = styleVariants({
  columns: [
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.small,
      marginBlockStart: space.xxlarge,
      '@media': {
        [from.desktop]: {
          gridTemplateColumns: 'none',
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(0, 1fr)',
          alignItems: 'end',
          gap: 0,
        },
      },
    },
  ],
  rows: [
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.small,
      marginBlockStart: space.xxlarge,
    },
  ],
});

/** Under a few lines of text the low boards leave room for it, and the high ones stand beside it. */
export const tucked = style({ '@media': { [from.desktop]: { marginBlockStart: '-72px' } } });

const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'clamp(64px, 20vw, 104px) minmax(0, 1fr)',
  gap: `0 ${space.medium}`,
  alignItems: 'center',
  minInlineSize: 0,
  padding: space.medium,
  isolation: 'isolate',
});

export const grade = styleVariants({
  rows: [row],
  columns: [
    row,
    {
      '@media': {
        [from.desktop]: {
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridTemplateRows: 'auto auto minmax(0, 1fr)',
          alignItems: 'start',
          padding: `0 clamp(12px, 1.5vw, 24px) ${space.large}`,
          selectors: Object.fromEntries(
            Array.from({ length: most }, (_, place) => [
              `&:nth-child(${place + 1})`,
              { minBlockSize: `calc(21rem + ${place} * ${rise})` },
            ]),
          ),
        },
      },
    },
  ],
});

const board = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  selectors: {
    [`${row}:nth-child(even) > &`]: {
      background: `color-mix(in srgb, ${on.surface} 92%, ${on.ink})`,
    },
  },
});

/** What a grade is written on; the hold is bolted to its upper edge. */
export const boards = styleVariants({
  rows: [board],
  columns: [
    board,
    {
      '@media': {
        [from.desktop]: {
          insetBlockStart: '4.25rem',
          clipPath: `polygon(0 ${slope}, 100% 0, 100% 100%, 0 100%)`,
          selectors: { '&:dir(rtl)': { clipPath: `polygon(0 0, 100% ${slope}, 100% 100%, 0 100%)` } },
        },
      },
    },
  ],
});

export const hold = styleVariants({
  rows: {},
  columns: { '@media': { [from.desktop]: { inlineSize: 'min(100%, 9.5rem)' } } },
});

export const words = style({
  display: 'grid',
  gap: space.xxsmall,
  alignContent: 'start',
  minInlineSize: 0,
  // Its ground is the board behind it.
  background: 'none',
  '@media': { [from.desktop]: { paddingBlockStart: space.small } },
});

/** More holds of the same route, the more of them the taller its board. */
export const rest = style({
  display: 'none',
  '@media': {
    [from.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, 3.25rem)',
      gap: `${space.xsmall} ${space.large}`,
      alignSelf: 'end',
      justifySelf: 'center',
    },
  },
});

/** Left and right in turn, as hands go up. */
export const reach = style({
  selectors: {
    '&:nth-child(even)': { translate: `0 ${space.medium}` },
  },
});

export const measure = style({
  fontSize: fontSize.small,
  fontWeight: 700,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const text = style({ lineHeight: 1.45, overflowWrap: 'anywhere', textWrap: 'pretty' });
