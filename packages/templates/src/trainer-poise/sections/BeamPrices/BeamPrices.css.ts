import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { shape, strand, wire } from '../../styles/wire.css.ts';

/** How many steps a beam's arm may have. */
export const farthest = 6;

const diameterVar = createVar();
const armVar = createVar();
const largest = 'clamp(7.5rem, 14vw, 12.5rem)';

export const root = style({ overflow: 'clip', paddingBlock: vars.rhythm.section });

// On a desk a grid of half steps, one step wider than the beam at both its ends.
export const mobile = style({
  position: 'relative',
  marginBlock: `${space.xxlarge} ${space.large}`,
  '@media': {
    [from.desktop]: {
      display: 'grid',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'clamp(36px, 4vw, 56px) auto',
    },
  },
});

export const prices = style({
  display: 'grid',
  gap: space.large,
  '@media': { [from.desktop]: { display: 'contents' } },
});

const drawn = style({
  display: 'none',
  pointerEvents: 'none',
  '@media': { [from.desktop]: { display: 'block' } },
});

/** From the page's wire to over the pivot, and down to it. */
export const hanger = style([
  drawn,
  {
    gridRow: '1',
    gridColumnStart: '1',
    marginInlineStart: `calc(${wire.gap} * -1)`,
    borderBlockStart: strand,
    borderInlineEnd: strand,
  },
]);

export const beam = style([drawn, { gridRow: '2', borderBlockStart: strand, borderBlockStartWidth: '3px' }]);

const lines = Array.from({ length: farthest * 4 + 6 }, (_, line) => String(line));

/** On a desk: the line of the grid that something begins at, and the one it ends at. */
export const at = lines.map((line) =>
  style({ '@media': { [from.desktop]: { gridColumnStart: line === '0' ? 'auto' : line } } }),
);
export const until = lines.map((line) => style({ gridColumnEnd: line === '0' ? 'auto' : line }));

export const price = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space.medium,
  paddingInlineStart: armVar,
  selectors: {
    // On a phone each has an arm of its own, as long as it hangs far out.
    '&::before': {
      ...shape,
      insetBlockStart: 0,
      insetInlineStart: `calc(${wire.gap} * -1)`,
      inlineSize: `calc(${wire.gap} + ${armVar} + ${diameterVar} / 2)`,
      borderBlockStart: strand,
    },
  },
  '@media': {
    [from.desktop]: {
      gridRow: '2',
      gridColumnEnd: 'span 4',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      alignContent: 'start',
      paddingInline: space.xxsmall,
      textAlign: 'center',
      selectors: { '&::before': { content: 'none' } },
    },
  },
});

/** On a phone, how far from the wire it hangs. */
export const arms = Array.from({ length: farthest + 1 }, (_, step) =>
  style({ vars: { [armVar]: `${(step - 1) * 10}px` } }),
);

const hung = style({
  position: 'relative',
  paddingBlockStart: '20px',
  selectors: {
    '&::before': {
      ...shape,
      insetBlockStart: 0,
      insetInlineStart: 'calc(50% - 1px)',
      blockSize: '22px',
      borderInlineStart: strand,
    },
  },
});

/** How long its string is, on a desk. */
export const string = styleVariants(
  {
    short: 'clamp(28px, 3vw, 40px)',
    middle: 'clamp(64px, 8vw, 112px)',
    long: 'clamp(104px, 13vw, 184px)',
  },
  (length) => [
    hung,
    {
      '@media': {
        [from.desktop]: {
          paddingBlockStart: length,
          selectors: { '&::before': { blockSize: `calc(${length} + 2px)` } },
        },
      },
    },
  ],
);

export const disc = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  inlineSize: diameterVar,
  minBlockSize: diameterVar,
  borderRadius: '50%',
  fontFamily: vars.font.display,
  fontSize: `calc(${diameterVar} * 0.33)`,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});

/** Tenths of the heaviest's. */
export const sizes = Array.from({ length: 11 }, (_, tenths) =>
  style({ vars: { [diameterVar]: `max(4rem, ${largest} * ${tenths / 10})` } }),
);

const { accent, onAccent, spark, onSpark, secondary, onSecondary } = vars.color;
const painted = (background: string, color: string) => style({ background, color });
export const paints = [
  painted(accent, onAccent),
  painted(secondary, onSecondary),
  painted(spark, onSpark),
  painted(on.ink, on.surface),
];

export const weightless = style({ border: '2px dashed', background: on.surface });

export const words = style({
  display: 'grid',
  gap: space.xxsmall,
  minInlineSize: 0,
  paddingBlockStart: '24px',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '@media': { [from.desktop]: { paddingBlockStart: space.small } },
});

export const name = style({ fontSize: fontSize.large, lineHeight: 1.15 });

export const terms = style({ display: 'grid', gap: space.small });

export const balance = style({
  maxInlineSize: '34rem',
  fontFamily: vars.font.display,
  fontSize: fontSize.xlarge,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
