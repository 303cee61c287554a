import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { ofOtherKinds } from '../../../design/asks/week/kinds.ts';
import * as narrowed from '../../../design/asks/week/WeekKinds.css.ts';

const paint = 'clamp(4px, 0.5vw, 7px)';
const line = `${paint} solid ${vars.color.spark}`;

export const { week } = narrowed;

export const key = style({ marginBlockEnd: space.large, fontWeight: 600 });

// Its edge is painted while the pointer is over it.
export const choice = style({
  borderColor: 'transparent',
  selectors: { '&:hover:not(:has(:checked))': { borderColor: on.line } },
});

export const swatch = style({
  flex: 'none',
  inlineSize: '26px',
  blockSize: '26px',
  border: `2px solid ${on.ink}`,
});

// The lines differ too, for visitors with forced colours.
const look = (background: string, color: string, edge: string) =>
  style({
    background,
    color,
    '@media': { '(forced-colors: active)': { borderStyle: edge } },
  });

export const paints = [
  look('transparent', on.ink, 'solid'),
  look(vars.color.secondary, vars.color.onSecondary, 'double'),
  look(vars.color.accent, vars.color.onAccent, 'dashed'),
];

export const plan = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  '@media': { [from.desktop]: { gap: 0 } },
});

export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xsmall,
  '@media': { [from.desktop]: { gridTemplateColumns: '8.4rem minmax(0, 1fr)', gap: 0 } },
});

export const dayName = style({ alignSelf: 'center', minInlineSize: 0, paddingInlineEnd: space.small });

/** The way between two rows that face each other. On a phone there is one way only: down. */
export const lane = style({
  display: 'none',
  '@media': {
    [from.desktop]: {
      display: 'flex',
      gridColumn: 2,
      alignItems: 'center',
      justifyContent: 'space-around',
      blockSize: 'clamp(52px, 6vw, 84px)',
    },
  },
});

export const laneArrow = style({
  inlineSize: '22px',
  rotate: '-90deg',
  selectors: { '&:dir(rtl)': { rotate: '90deg' } },
});

const bays = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.4rem), 1fr))',
  gap: space.xsmall,
});

/** Bays open downwards, on the lane below them, or upwards; backs meet in one line. */
export const row = styleVariants({
  above: [
    bays,
    {
      '@media': { [from.desktop]: { gap: 0, borderInlineEnd: line } },
      selectors: {
        [`${day}:first-child > &`]: { '@media': { [from.desktop]: { borderBlockStart: line } } },
      },
    },
  ],
  below: [bays, { '@media': { [from.desktop]: { gap: 0, borderInlineEnd: line, borderBlockEnd: line } } }],
});

const most = 10;

/** As many bays to a row as the week has times; a longer week is a list that wraps. */
export const columns = Array.from({ length: most + 1 }, (_, count) =>
  style({
    '@media': { [from.desktop]: { gridTemplateColumns: `repeat(${Math.max(count, 1)}, minmax(0, 1fr))` } },
  }),
);

const marked = style({
  display: 'grid',
  minInlineSize: 0,
  border: line,
  borderBlockEnd: 0,
  '@media': {
    [from.desktop]: { minBlockSize: '8.2rem', padding: '6px', borderBlock: 0, borderInlineEnd: 0 },
  },
});

export const bay = styleVariants({
  // The paint stays where it is: a session of another kind leaves an empty bay.
  taken: [
    narrowed.session,
    marked,
    { '@media': { [from.desktop]: { selectors: ofOtherKinds(week, { display: 'grid' }) } } },
  ],
  free: [marked, { display: 'none', '@media': { [from.desktop]: { display: 'grid' } } }],
});

export const session = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  minInlineSize: 0,
  padding: space.small,
  fontSize: fontSize.small,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  '@media': {
    '(forced-colors: active)': { borderWidth: '3px' },
    [from.desktop]: { selectors: ofOtherKinds(week, { visibility: 'hidden' }, narrowed.session) },
  },
});

/** Stands on a day without the chosen kind. On a desktop only screen readers have it: the empty bays show it there. */
export const none = style([narrowed.none, { '@media': { [from.desktop]: { gridColumn: 2 } } }]);

export const time = style({
  fontFamily: vars.font.display,
  fontSize: `calc(1.7rem * ${vars.font.displayScale})`,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
});

export const name = style({ marginBlockStart: space.xxsmall, fontSize: fontSize.medium, fontWeight: 700 });
export const hatched = style({
  display: 'grid',
  placeItems: 'center start',
  minBlockSize: '6rem',
  padding: space.medium,
  border: line,
  background: `repeating-linear-gradient(-45deg, ${vars.color.spark} 0 8px, transparent 9px 34px)`,
});

export const plate = style({
  maxInlineSize: '100%',
  padding: `${space.xsmall} ${space.medium}`,
  background: on.surface,
  fontWeight: 700,
  overflowWrap: 'anywhere',
});
