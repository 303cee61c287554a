import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

const holdVar = createVar();
const stepVar = createVar();

export const root = style({ paddingBlock: vars.rhythm.section, overflow: 'clip' });

export const route = style({
  vars: { [holdVar]: '4.75rem', [stepVar]: '5%' },
  isolation: 'isolate',
  marginBlockStart: space.xxlarge,
  '@media': { [from.tablet]: { vars: { [holdVar]: '8rem', [stepVar]: '19%' } } },
});

const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${holdVar} minmax(0, 1fr)`,
  gap: `0 clamp(${space.medium}, 2.4vw, ${space.xlarge})`,
  paddingBlockEnd: space.xlarge,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

// From one side to the other and back, as a climber goes.
export const side = styleVariants({ near: 0, middle: 1, far: 2 }, (steps) => [
  step,
  { paddingInlineStart: `calc(${steps} * ${stepVar})` },
]);

export const hold = style({ position: 'relative', display: 'grid', alignSelf: 'start', color: on.action });

/** Where the number is painted, on the hold's own face. */
export const number = style({
  position: 'absolute',
  insetBlockStart: '38%',
  insetInlineStart: '27%',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '46%',
  blockSize: '27%',
  background: on.action,
  color: on.onAction,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: `calc(${holdVar} * 0.3)`,
  lineHeight: 1,
});

/** From the middle of this hold to the middle of the next. */
const line = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: `calc(${holdVar} / 2)`,
  inlineSize: stepVar,
  blockSize: '100%',
  overflow: 'visible',
  color: on.ink,
  selectors: { [`${step}:last-child > &`]: { display: 'none' } },
});

const mirrored = { selectors: { '&:dir(rtl)': { scale: '-1 1' } } };

export const lines = styleVariants({
  near: [line, mirrored, { insetInlineStart: `calc(${holdVar} / 2)` }],
  middle: [line, mirrored, { insetInlineStart: `calc(${stepVar} + ${holdVar} / 2)` }],
  far: [
    line,
    {
      insetInlineStart: `calc(${stepVar} + ${holdVar} / 2)`,
      scale: '-1 1',
      selectors: { '&:dir(rtl)': { scale: 'none' } },
    },
  ],
  back: [
    line,
    {
      insetInlineStart: `calc(${holdVar} / 2)`,
      scale: '-1 1',
      selectors: { '&:dir(rtl)': { scale: 'none' } },
    },
  ],
});

export const words = style({
  display: 'grid',
  gap: space.xsmall,
  alignContent: 'start',
  minInlineSize: 0,
  maxInlineSize: '34rem',
  // A short word stands level with the middle of its hold.
  paddingBlockStart: `calc(${holdVar} * 0.16)`,
  paddingBlockEnd: space.small,
});

export const when = style({ fontSize: fontSize.medium, fontWeight: 700, overflowWrap: 'anywhere' });
