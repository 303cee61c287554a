import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from as width, motion } from '../../../styles/breakpoints.ts';
import { duration, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

const inset = 'clamp(16px, 3vw, 28px)';

const appear = keyframes({ from: { translate: '0 12px' } });
const rise = keyframes({ from: { translate: '0 100%' } });
const slide = keyframes({ from: { translate: '24px 0' } });
const slideBack = keyframes({ from: { translate: '-24px 0' } });

export const root = style({
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  padding: 0,
  border: `2px solid ${vars.color.accent}`,
  borderRadius: vars.radius.card,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  fontSize: '1rem',
  lineHeight: 1.6,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&::backdrop': { background: `color-mix(in srgb, ${vars.color.focusEdge} 72%, transparent)` },
  },
});

export const from = styleVariants({
  middle: {
    inlineSize: `min(34rem, 100% - 2 * ${space.medium})`,
    maxBlockSize: `calc(100dvb - 2 * ${space.medium})`,
    margin: 'auto',
    boxShadow: `0 8px 0 ${vars.shadow.cast}`,
    '@media': { [motion]: { animation: `${appear} ${duration.quick} ease-out` } },
  },
  bottom: {
    insetBlock: 'auto 0',
    inlineSize: '100%',
    maxBlockSize: `calc(100dvb - ${space.xxlarge})`,
    margin: 0,
    borderInlineWidth: 0,
    borderBlockWidth: 0,
    borderRadius: 0,
    '@media': {
      [width.tablet]: { inlineSize: '36rem', marginInline: 'auto', borderInlineWidth: '2px' },
      [motion]: { animation: `${rise} ${duration.slow} ease-out` },
    },
  },
  end: {
    insetBlock: 0,
    insetInline: 'auto 0',
    inlineSize: `min(27rem, 100% - ${space.xxlarge})`,
    blockSize: '100%',
    margin: 0,
    borderBlockWidth: 0,
    borderInlineEndWidth: 0,
    borderRadius: 0,
    '@media': { [motion]: { animation: `${slide} ${duration.slow} ease-out` } },
    selectors: { '&:dir(rtl)': { animationName: slideBack } },
  },
});

export const awning = style({ position: 'relative', isolation: 'isolate' });

export const piping = style({ position: 'absolute', zIndex: -1, insetBlockStart: '4px', insetInline: 0 });

const bar = style({
  position: 'sticky',
  zIndex: 1,
  paddingInline: inset,
  background: 'inherit',
});

export const head = style([
  bar,
  {
    insetBlockStart: 0,
    display: 'flex',
    gap: space.medium,
    alignItems: 'start',
    justifyContent: 'space-between',
    // The cross lines up with the words, not with its own edge.
    paddingInlineEnd: space.xsmall,
    paddingBlock: `${space.small} ${space.xsmall}`,
  },
]);

// In line with the cross while it takes one line.
export const title = style({ alignSelf: 'center', minInlineSize: 0 });

export const body = style({ paddingInline: inset, paddingBlock: `0 ${inset}` });

export const actions = style([
  bar,
  {
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.small,
    paddingBlock: space.medium,
    borderBlockStart: `2px solid ${vars.color.line}`,
  },
]);
