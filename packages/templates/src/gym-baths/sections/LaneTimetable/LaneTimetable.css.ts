import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import * as narrowed from '../../../design/asks/week/WeekKinds.css.ts';

const dayWidth = '6.4rem';
/** Quarters of an hour in a day. */
const columns = 96;
const float = '14px';

export const week = style([
  narrowed.week,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xlarge },
]);

export const key = style({ fontWeight: 600 });

export const choice = style({
  borderColor: on.inkMuted,
  borderRadius: vars.radius.control,
  selectors: { '&:has(:checked)': { background: `color-mix(in srgb, ${on.ink} 8%, transparent)` } },
});

/** Seen from the side: a round one would look like something to choose. */
export const cap = style({
  flex: 'none',
  inlineSize: '24px',
  blockSize: '17px',
  border: `2px solid ${vars.color.ink}`,
  borderBlockEndWidth: '4px',
  borderRadius: '12px 12px 3px 3px',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

export const caps = [
  vars.color.surfaceRaised,
  vars.color.danger,
  vars.color.spark,
  vars.color.surfaceDeep,
].map((color) => style({ background: color }));

export const pool = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockEnd: `6px solid ${on.ink}`,
});

const narrow = `not all and ${from.desktop.replace('screen and ', '')}`;

export const short = style({ '@media': { [narrow]: { gap: space.medium } } });

/** What a short timetable does without where there is no room for the whole day. */
export const rest = style({
  '@media': { [narrow]: { selectors: { [`${short} &`]: { display: 'none' } } } },
});

/** Stands for the sessions there. */
export const brief = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall} ${space.xsmall}`,
  minInlineSize: 0,
  fontSize: fontSize.small,
  fontWeight: 600,
  '@media': { [from.desktop]: { display: 'none' } },
});

export const who = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** By the number of hours along the edge, two by two. */
export const tracks = Array.from({ length: columns / 8 + 1 }, (_, marks) =>
  style({
    '@media': {
      [from.desktop]: { gridTemplateColumns: `repeat(${Math.max(marks, 1) * 8}, minmax(0, 1fr))` },
    },
  }),
);

export const edge = style({
  display: 'none',
  '@media': {
    [from.desktop]: {
      display: 'grid',
      marginInlineStart: dayWidth,
      fontFamily: vars.font.numerals,
      fontSize: fontSize.small,
      fontWeight: 700,
    },
  },
});

export const hour = style({
  '@media': { [from.desktop]: { gridRow: 1, gridColumnEnd: 'span 8' } },
});

/** A rope of floats lies along the upper side of each. */
export const lane = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  paddingBlock: `calc(${float} + ${space.medium}) ${space.medium}`,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: float,
    background: `repeating-linear-gradient(90deg, ${vars.color.danger} 0 calc(${float} * 5), ${vars.color.onDanger} 0 calc(${float} * 8))`,
    mask: `radial-gradient(closest-side, #000 calc(100% - 0.5px), #0000) 0 0 / ${float} 100% repeat-x, linear-gradient(#000 0 0) 0 50% / 100% 3px no-repeat`,
  },
  '@media': {
    [narrow]: {
      selectors: {
        [`${short} &`]: {
          gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
          alignItems: 'center',
          gap: space.xsmall,
          paddingBlock: `calc(${float} + ${space.xsmall}) ${space.xsmall}`,
        },
      },
    },
    [from.desktop]: { gridTemplateColumns: `${dayWidth} minmax(0, 1fr)`, gap: 0 },
    '(forced-colors: active)': { forcedColorAdjust: 'none' },
  },
});

export const laneName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  gap: `${space.xxsmall} ${space.small}`,
  minInlineSize: 0,
  paddingInlineEnd: space.small,
});

/** The ring that the table of hours has. A week on paper is for any day. */
export const today = style({
  paddingInline: '0.6em',
  border: '2px solid',
  borderRadius: vars.radius.control,
  fontSize: fontSize.small,
  fontWeight: 700,
  lineHeight: 1.5,
  '@media': { print: { display: 'none' } },
  selectors: { '&[hidden]': { display: 'none' } },
});

export const water = style({
  display: 'grid',
  gap: space.xxsmall,
  minInlineSize: 0,
  '@media': { [from.desktop]: { gap: `${space.xsmall} 0` } },
});

export const swimmer = style([
  narrowed.session,
  {
    display: 'grid',
    // On a phone a line each.
    gridTemplateColumns: '5.2rem minmax(0, 1fr)',
    alignContent: 'start',
    alignItems: 'center',
    gap: '2px',
    minInlineSize: 0,
    padding: space.xsmall,
    backgroundImage: 'none',
    border: `2px solid ${vars.color.ink}`,
    fontSize: fontSize.small,
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
    '@media': {
      [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start', marginInlineEnd: '4px' },
    },
  },
]);

export const starts = Array.from({ length: columns }, (_, start) =>
  style({ '@media': { [from.desktop]: { gridColumnStart: start + 1 } } }),
);

export const spans = Array.from({ length: columns + 1 }, (_, span) =>
  style({ '@media': { [from.desktop]: { gridColumnEnd: `span ${Math.max(span, 1)}` } } }),
);

const most = 8;
export const rows = Array.from({ length: most }, (_, row) =>
  style({ '@media': { [from.desktop]: { gridRow: row + 1 } } }),
);

export const start = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.xxsmall}`,
  minInlineSize: 0,
});
export const name = style({ fontWeight: 700 });

export const closed = style({
  alignSelf: 'center',
  minInlineSize: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

/** Stands in a lane without sessions of the chosen kind. */
export const none = style([narrowed.none, { '@media': { [from.desktop]: { gridColumn: 2 } } }]);
