import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from, motion, phone } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { measureMargin } from '@awning/ui/theme/measureMargin';
import { sizesByBreadth } from '../../../design/faces/sizesByBreadth.ts';

// The bar: thick enough to grip, on a phone as on a wall.
const bar = 'clamp(8px, 1.1vw, 20px)';

export const root = style({ overflow: 'clip' });

const wordsShare = 1.16;

const columns = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const layout = styleVariants({
  words: [columns],
  split: [
    columns,
    { '@media': { [from.tablet]: { gridTemplateColumns: `minmax(0, ${wordsShare}fr) minmax(0, 1fr)` } } },
  ],
});

export const heading = style({
  position: 'relative',
  zIndex: 1,
  paddingBlockStart: space.xsmall,
  paddingInline: vars.rhythm.gutter,
  borderBlockEnd: `${bar} solid ${on.ink}`,
  // A word so long that it is small stays clear of the hands on the bar.
  selectors: { [`&:has(+ ${layout.split})`]: { minBlockSize: '3rem' } },
});

export const words = style({
  // Over the part of the figure that reaches below its box.
  position: 'relative',
  zIndex: 3,
  containerType: 'inline-size',
  display: 'grid',
  gap: space.medium,
  alignContent: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  minInlineSize: 0,
  paddingBlock: 'clamp(24px, 1.2vw, 28px) clamp(28px, 2.2vw, 56px)',
  paddingInlineStart: measureMargin(),
  paddingInlineEnd: vars.rhythm.gutter,
  background: on.surface,
  '@media': {
    [phone]: { paddingBlockStart: '12px' },
    [from.tablet]: {
      selectors: {
        [`${layout.split} > &`]: { paddingInlineStart: measureMargin(wordsShare / (1 + wordsShare)) },
      },
    },
  },
});

const cap = createVar();

export const rest = style({
  vars: { [cap]: 'clamp(3.4rem, 6.6vw, 10rem)' },
  color: on.bright,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: vars.font.displayLeading,
  textTransform: vars.font.displayCase,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': {
    '(max-width: 45em)': { vars: { [cap]: 'min(18.6vw, 8rem)' } },
    [phone]: { order: -2 },
    [from.tablet]: { marginBlockEnd: space.xsmall },
  },
});

// On a phone the way on comes before the lead: it stands whole over the bar at the foot of the window.
export const actions = style({ inlineSize: '100%', '@media': { [phone]: { order: -1 } } });

/** As large as the longest word allows. */
export const sizes = sizesByBreadth(24, (halfEms) => {
  const fills = (230 / halfEms).toFixed(1);
  return `calc(min(${fills}cqi, ${cap}) * ${vars.font.displayScale})`;
});

// What is lifted comes up the last hand's breadth as the page opens.
const pressed = keyframes({ from: { transform: 'translateY(2rem)' } });

// Seen between the word and what follows it on a phone; beside the words on a desktop. It is read last.
export const figure = style({
  position: 'relative',
  zIndex: 2,
  order: -1,
  // With the word above and the words below it as tall as what a window shows at once.
  minBlockSize: 'min(34vw, 17svh)',
  background: `linear-gradient(to bottom right, transparent 61%, ${vars.color.paper2} 61.2%) ${vars.color.spark}`,
  color: vars.color.onSpark,
  '@media': {
    [motion]: { animation: `${pressed} 600ms cubic-bezier(0.2, 0.8, 0.2, 1) backwards` },
    [from.tablet]: { order: 0, minBlockSize: 'max(25vw, 20rem)' },
  },
});
