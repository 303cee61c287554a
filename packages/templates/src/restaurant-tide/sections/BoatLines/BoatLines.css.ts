import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { measureMargin } from '@awning/ui/theme/measureMargin';
import { sounding, staff as edge } from '../../styles/sounding.css.ts';

const { lane, staff } = sounding;
const gap = 'clamp(16px, 2.4vw, 36px)';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  paddingBlock: `${vars.rhythm.section} clamp(28px, 4vw, 56px)`,
  paddingInline: `${lane} ${measureMargin()}`,
});

const section = style({
  '@media': {
    [from.desktop]: { display: 'grid', gridTemplateColumns: `${lane} minmax(0, 1fr) ${measureMargin()}` },
  },
});

/** By the number of floors. */
export const water = [0, 1, 2, 3, 4, 5, 6].map((floors) =>
  style([
    section,
    {
      '@media': {
        [from.desktop]: { gridTemplateRows: `auto repeat(${Math.max(floors, 1)}, minmax(9.5rem, auto))` },
      },
    },
  ]),
);

const rows = [0, 1, 2, 3, 4, 5];

const band = style({
  position: 'relative',
  display: 'none',
  selectors: { '&::before': edge },
  '@media': { [from.desktop]: { display: 'block', gridColumn: '1 / -1' } },
});

/** A step of colour from edge to edge. On a phone, each line brings its own. */
export const floor = rows.map((row) => style([band, { '@media': { [from.desktop]: { gridRow: row + 2 } } }]));

export const mark = style({
  display: 'grid',
  justifyItems: 'start',
  paddingBlockStart: space.large,
  paddingInlineStart: `calc(${staff} + clamp(4px, 1.2vw, 20px))`,
  color: on.bright,
});

export const value = style({
  fontFamily: vars.font.numerals,
  fontWeight: vars.font.displayWeight,
  fontSize: fontSize.display,
  lineHeight: 0.9,
  letterSpacing: '-0.03em',
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.desktop]: {
      gridColumn: 2,
      gridRow: '1 / -1',
      gridTemplateColumns: 'none',
      gridTemplateRows: 'subgrid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: gap,
    },
  },
});

export const boat = style({
  position: 'relative',
  minInlineSize: 0,
  '@media': {
    [from.desktop]: { display: 'grid', gridRow: '1 / -1', gridTemplateRows: 'subgrid' },
  },
});

export const above = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  paddingInline: `${lane} ${measureMargin()}`,
  '@media': { [from.desktop]: { gridRow: 1, paddingInline: 0 } },
});

export const registration = style({
  fontFamily: vars.font.numerals,
  fontWeight: vars.font.displayWeight,
  fontSize: fontSize.large,
  lineHeight: 1,
  color: on.inkMuted,
  overflowWrap: 'anywhere',
});

// Afloat: the boat lies on the water, however much room the words leave.
export const drawing = style({
  maxInlineSize: '22rem',
  marginBlockStart: 'auto',
  paddingBlockStart: space.medium,
});

const line = style({
  display: 'none',
  '@media': {
    [from.desktop]: {
      display: 'block',
      justifySelf: 'start',
      inlineSize: '3px',
      background: vars.color.spark,
      borderEndStartRadius: '3px',
      selectors: {
        '&::after': {
          content: '""',
          display: 'block',
          position: 'relative',
          insetBlockStart: 'calc(100% - 12px)',
          insetInlineStart: '-4.5px',
          inlineSize: '12px',
          blockSize: '12px',
          borderRadius: '50%',
          background: vars.color.spark,
        },
      },
    },
  },
});

/** From the boat to its floor. */
export const lines = rows.map((row) =>
  style([
    line,
    {
      '@media': {
        [from.desktop]: { gridColumn: 1, gridRow: `2 / ${row + 3}`, marginBlockEnd: '6.2rem' },
      },
    },
  ]),
);

const below = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  alignContent: 'end',
  gap: space.xxsmall,
  marginBlockEnd: 'clamp(32px, 6vw, 56px)',
  paddingBlock: space.large,
  paddingInline: `${lane} ${measureMargin()}`,
  '@media': {
    [from.desktop]: {
      gridColumn: 1,
      alignContent: 'start',
      minBlockSize: 0,
      marginBlock: 0,
      paddingBlock: space.large,
      paddingInline: `${space.large} 0`,
      background: 'transparent',
    },
  },
  selectors: {
    // The last one's water goes on below it.
    'li:last-child > &': { marginBlockEnd: 0 },
    // On a phone each brings its own piece of line.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '0 2.2rem',
      insetInlineStart: `calc(${lane} - 14px)`,
      inlineSize: '3px',
      background: vars.color.spark,
      '@media': { [from.desktop]: { display: 'none' } },
    },
    // Its lead.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '2.2rem',
      insetInlineStart: `calc(${lane} - 18.5px)`,
      inlineSize: '12px',
      blockSize: '12px',
      borderRadius: '50%',
      background: vars.color.spark,
      '@media': { [from.desktop]: { display: 'none' } },
    },
  },
});

/** What hangs on it. On a phone the water over it is as high as it is deep. */
export const catches = rows.map((row) =>
  style([
    below,
    {
      minBlockSize: `${5 + row * 3.5}rem`,
      '@media': { [from.desktop]: { gridRow: row + 2 } },
    },
  ]),
);

export const depth = style({
  fontFamily: vars.font.numerals,
  fontWeight: vars.font.displayWeight,
  fontSize: `calc(${fontSize.xlarge} * ${vars.font.displayScale})`,
  lineHeight: 1,
  '@media': { [from.desktop]: { fontSize: fontSize.large } },
});
