import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

// The names' column, and the year's beside it.
const columns = 'minmax(0, 16.5rem) minmax(0, 1fr)';

export const chart = style({
  marginBlockStart: space.xlarge,
});

const twelve = { display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } as const;

export const year = style({
  ...twelve,
  paddingBlockEnd: space.xsmall,
  fontWeight: 600,
  textAlign: 'center',
  '@media': { [from.tablet]: { marginInlineStart: 'min(16.5rem, 50%)' } },
});

export const month = style({
  display: 'block',
  overflow: 'hidden',
  fontSize: 0,
  whiteSpace: 'nowrap',
  selectors: { '&::first-letter': { fontSize: fontSize.small } },
  '@media': {
    [from.desktop]: {
      fontSize: fontSize.small,
      textOverflow: 'ellipsis',
      selectors: { '&::first-letter': { fontSize: 'inherit' } },
    },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  rowGap: space.xsmall,
  paddingBlock: `${space.small} ${space.medium}`,
  borderBlockStart: `${vars.stroke.hair} ${on.line}`,
  '@media': { [from.tablet]: { gridTemplateColumns: columns, paddingBlock: space.xsmall } },
});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.medium}`,
  paddingInlineEnd: space.medium,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const name = style({
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontSize: `calc(${fontSize.large} * ${vars.font.displayScale})`,
  fontWeight: vars.font.displayWeight,
  textTransform: vars.font.displayCase,
  '@media': { [from.tablet]: { flexBasis: '100%' } },
});

export const season = style({ minInlineSize: 0, color: on.inkMuted, fontSize: fontSize.small });

export const track = style({ ...twelve, alignItems: 'center', minBlockSize: '56px' });

// Cut by hand: no two of its corners are alike.
export const bar = style({
  position: 'relative',
  gridRow: 1,
  blockSize: 'clamp(26px, 3.4vw, 42px)',
  borderStartStartRadius: `min(${vars.radius.control}, 40px) min(${vars.radius.control}, 26px)`,
  borderStartEndRadius: `min(${vars.radius.control}, 26px) min(${vars.radius.control}, 46px)`,
  borderEndEndRadius: `min(${vars.radius.control}, 46px) min(${vars.radius.control}, 20px)`,
  borderEndStartRadius: `min(${vars.radius.control}, 22px) min(${vars.radius.control}, 40px)`,
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});

const { accent, spark, paper1, paper3 } = vars.color;

/** What the bars are cut from, by turns. */
export const papers = [accent, spark, paper3, paper1].map((background) => style({ background }));

const places = Array.from({ length: 13 }, (_, place) => place);

/** By the number of a month. */
export const begins = places.map((place) => style({ gridColumnStart: place }));
export const ends = places.map((place) => style({ gridColumnEnd: place + 1 }));

const reach = 'clamp(46px, 5.4vw, 70px)';

const end = style({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${reach} / 2)`,
  inlineSize: reach,
  blockSize: reach,
});

/** `past` the end of the bar, yet never past the end of the year. */
export const head = styleVariants({
  past: [end, { insetInlineEnd: `calc(${reach} * -0.38)` }],
  within: [end, { insetInlineEnd: 0 }],
});
