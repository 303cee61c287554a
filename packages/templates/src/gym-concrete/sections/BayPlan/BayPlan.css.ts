import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space, touchTarget } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

const paint = 'clamp(4px, 0.5vw, 7px)';
const line = `${paint} solid ${vars.color.spark}`;

/** Each has its own rules here, which cannot count. */
export const mostKinds = 12;

export const week = style({});

const values = Array.from({ length: mostKinds }, (_, place) => `k${place}`);
const chosen = (value: string) => `${week}:has([value="${value}"]:checked)`;

export const filter = style({ '@media': { print: { display: 'none' } } });

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xsmall} ${space.large}`,
  marginBlockEnd: space.large,
  fontWeight: 600,
});

const kind = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const choice = style([
  kind,
  {
    minBlockSize: touchTarget,
    paddingInline: space.small,
    border: '2px solid transparent',
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: on.line },
      '&:has(:checked)': { borderColor: on.ink },
    },
  },
]);

export const dot = style({
  flex: 'none',
  inlineSize: '1.15em',
  blockSize: '1.15em',
  margin: 0,
  accentColor: on.ink,
});

export const swatch = style({
  flex: 'none',
  inlineSize: '26px',
  blockSize: '26px',
  border: `2px solid ${on.ink}`,
});

// The lines differ too, for those whose colours are forced upon the page.
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
  taken: [
    marked,
    {
      '@media': {
        screen: {
          selectors: Object.fromEntries(
            values.map((value) => [`${chosen(value)} &:not([data-kind="${value}"])`, { display: 'none' }]),
          ),
        },
        // The paint stays where it is: what nobody asked for is an empty bay.
        [from.desktop]: {
          selectors: Object.fromEntries(
            values.map((value) => [`${chosen(value)} &:not([data-kind="${value}"])`, { display: 'grid' }]),
          ),
        },
      },
    },
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
    [from.desktop]: {
      selectors: Object.fromEntries(
        values.map((value) => [
          `${chosen(value)} ${bay.taken}:not([data-kind="${value}"]) > &`,
          { visibility: 'hidden' },
        ]),
      ),
    },
  },
});

/** Said of a day that has none of what was asked for. On a desk its bays are seen to be empty, and it is heard all the same. */
export const none = style({
  display: 'none',
  fontStyle: 'italic',
  '@media': {
    screen: {
      selectors: Object.fromEntries(
        values.map((value) => [`${chosen(value)} &[data-lacks~="${value}"]`, { display: 'block' }]),
      ),
    },
    [from.desktop]: { gridColumn: 2 },
  },
});

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
