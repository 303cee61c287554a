import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

const barThickness = '22px';
const paintVar = createVar();
const ringVar = createVar();
const rimVar = createVar();

export const root = style({ overflow: 'clip', paddingBlock: vars.rhythm.section });

/** Where nothing stands below the bar, whose plates keep clear of the edge by themselves. */
export const bare = style([root, { paddingBlockEnd: `calc(${vars.rhythm.section} * 0.7)` }]);

// The steel they hang on: upright on a phone, where a hand reads downwards, and lying on a desktop.
export const bar = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
  marginBlock: space.xxlarge,
  isolation: 'isolate',
  selectors: {
    '&:last-child': { marginBlockEnd: 0 },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `calc(${space.medium} * -1)`,
      insetInline: `calc(50% - ${barThickness} / 2)`,
      background: vars.color.paper3,
    },
  },
  '@media': {
    [from.tablet]: {
      flexDirection: 'row',
      selectors: { '&::before': { content: 'none' } },
    },
  },
});

const hanger = style({
  position: 'relative',
  flex: 'none',
  maxInlineSize: '100%',
  '@media': {
    [from.tablet]: {
      selectors: {
        // From one side of the window to the other in each row of plates.
        '&::before': {
          content: '""',
          position: 'absolute',
          zIndex: -1,
          insetBlock: `calc(50% - ${barThickness} / 2)`,
          insetInline: '-100vw',
          background: vars.color.paper3,
        },
      },
    },
  },
});

export const plate = style({
  vars: { [rimVar]: '10px' },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  placeContent: 'center',
  justifyItems: 'center',
  containerType: 'inline-size',
  aspectRatio: '1',
  paddingInline: space.small,
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 ${rimVar} ${paintVar}, inset 0 0 0 calc(${rimVar} + 4px) ${ringVar}`,
  background: paintVar,
  color: ringVar,
  lineHeight: 1.2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': {
    '(forced-colors: active)': { border: '2px solid' },
    // The smallest plates need the room for their words.
    [from.tablet]: { vars: { [rimVar]: 'clamp(6px, 0.78vw, 10px)' } },
  },
});

// On a phone a plate is a share of the column, on a desktop a share of the bar; never too small for its words.
export const rank = styleVariants(
  {
    first: ['100%', '12.2rem', '27vw', '25rem'],
    second: ['86%', '10.5rem', '23.2vw', '20.5rem'],
    third: ['74%', '9.1rem', '20vw', '17.2rem'],
    fourth: ['60%', '7.2rem', '18vw', '14.4rem'],
    last: ['58%', '7.2rem', '14vw', '12.4rem'],
  },
  ([ofColumn = '', least = '', ofBar = '', most]) => [
    hanger,
    {
      inlineSize: `max(${ofColumn}, 12.2rem)`,
      '@media': { [from.tablet]: { inlineSize: `clamp(${least}, ${ofBar}, ${most})` } },
    },
  ],
);

export const paint = styleVariants({
  spark: { vars: { [paintVar]: vars.color.spark, [ringVar]: vars.color.onSpark } },
  plain: { vars: { [paintVar]: on.ink, [ringVar]: on.surface } },
  offer: { vars: { [paintVar]: vars.color.danger, [ringVar]: vars.color.onDanger } },
});

export const digits = styleVariants(
  { few: '46cqi', some: '31cqi', many: '20cqi', most: '11cqi' },
  (size) => ({
    fontSize: size,
  }),
);

// Clear of the ring at either end.
export const name = style({
  maxInlineSize: '90cqi',
  marginBlockStart: '0.3em',
  fontFamily: vars.font.display,
  // No wider than its plate, and never too small to read.
  fontSize: `max(0.8125rem, min(calc(${fontSize.large} * ${vars.font.displayScale}), 14cqi))`,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  textTransform: vars.font.displayCase,
});

// Below the middle a round plate is narrower than it is wide.
export const note = style({
  maxInlineSize: '72cqi',
  marginBlockStart: space.xxsmall,
  fontSize: `clamp(0.8125rem, 8.5cqi, 1.0625rem)`,
  textWrap: 'balance',
});
