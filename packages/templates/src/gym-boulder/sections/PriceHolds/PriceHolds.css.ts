import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';

export const root = style({ paddingBlock: vars.rhythm.section });

const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: `${space.xlarge} clamp(${space.large}, 3vw, ${space.xxlarge})`,
  marginBlockStart: space.xxlarge,
});

const oneRow = { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' };

export const holds = styleVariants({
  few: [wall, { '@media': { [from.desktop]: oneRow } }],
  many: [wall],
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
  gap: space.medium,
  alignItems: 'center',
  minInlineSize: 0,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
    },
  },
});

const hold = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  containerType: 'inline-size',
  inlineSize: 'min(100%, 17rem)',
  aspectRatio: '1.08',
  isolation: 'isolate',
  selectors: {
    '&::before, &::after': { content: '""', position: 'absolute', zIndex: -1, inset: 0 },
    '&::before': { background: '#000', opacity: 0.22 },
    '&::after': { background: '#fff', opacity: 0.32 },
    // Set by hand, never in a row: every other one hangs lower, over words that stand on one line.
    [`${item}:nth-child(odd) > &`]: { '@media': { [from.tablet]: { marginBlockEnd: space.xxlarge } } },
    [`${item}:nth-child(even) > &`]: { '@media': { [from.tablet]: { marginBlockStart: space.xxlarge } } },
  },
  '@media': {
    '(forced-colors: active)': { border: '2px solid', clipPath: 'none' },
  },
});

// The outline, the side in the shade and the side in the light; the face between them is where the price is.
export const shapes = styleVariants(
  {
    jug: [
      '30% 4%, 70% 2%, 96% 27%, 98% 68%, 74% 95%, 29% 98%, 3% 72%, 2% 31%',
      '98% 68%, 74% 95%, 29% 98%, 3% 72%, 30% 80%, 74% 76%',
      '30% 4%, 70% 2%, 72% 16%, 33% 20%, 2% 31%',
    ],
    brick: [
      '6% 20%, 86% 5%, 98% 50%, 91% 88%, 17% 96%, 2% 62%',
      '98% 50%, 91% 88%, 17% 96%, 2% 62%, 21% 80%, 82% 74%',
      '6% 20%, 86% 5%, 80% 18%, 13% 30%',
    ],
    wedge: [
      '38% 3%, 72% 6%, 98% 74%, 78% 97%, 10% 92%, 2% 66%',
      '98% 74%, 78% 97%, 10% 92%, 2% 66%, 22% 77%, 72% 80%',
      '38% 3%, 72% 6%, 66% 17%, 40% 18%',
    ],
    slab: [
      '14% 6%, 60% 2%, 95% 14%, 98% 80%, 62% 98%, 8% 88%, 2% 40%',
      '98% 80%, 62% 98%, 8% 88%, 2% 40%, 14% 72%, 62% 80%',
      '14% 6%, 60% 2%, 95% 14%, 62% 16%, 20% 19%',
    ],
  },
  ([outline, shade, light]) => [
    hold,
    {
      clipPath: `polygon(${outline})`,
      selectors: {
        '&::before': { clipPath: `polygon(${shade})` },
        '&::after': { clipPath: `polygon(${light})` },
      },
    },
  ],
);

export const digits = styleVariants(
  { few: '48cqi', three: '38cqi', some: '29cqi', many: '17cqi', most: '11cqi' },
  (size) => ({
    // No wider than the hold is in its middle.
    maxInlineSize: '72cqi',
    fontSize: `calc(${size} * ${vars.font.displayScale})`,
    textAlign: 'center',
  }),
);

export const words = style({ display: 'grid', gap: space.xxsmall, minInlineSize: 0 });

export const note = style({
  maxInlineSize: '30ch',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const foot = style({
  display: 'grid',
  gap: space.large,
  justifyItems: 'start',
  marginBlockStart: space.xxlarge,
  fontSize: fontSize.medium,
});
