import { style } from '@vanilla-extract/css';
import { from, motion } from '@awning/ui/styles/breakpoints';
import { twoAbreast } from '@awning/ui/styles/abreast';
import { duration, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { sizesByBreadth } from '../../../design/faces/sizesByBreadth.ts';

const { color } = vars;

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(44px, 5vw, 72px) clamp(28px, 3vw, 44px)',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.large,
  '@media': {
    [from.desktop]: {
      gridColumn: 'span 2',
      selectors: { [twoAbreast('child')]: { gridColumn: 'span 3' } },
    },
  },
});

/** How far the record looks out, of the cover's width. */
const out = '15%';

export const cover = style({ position: 'relative', paddingInlineEnd: out });

export const sleeve = style({
  position: 'relative',
  aspectRatio: '1',
  overflow: 'hidden',
  background: color.spark,
  color: color.onSpark,
  selectors: {
    [`${item}:nth-child(3n + 2) &`]: { background: color.secondary, color: color.onSecondary },
    [`${item}:nth-child(3n) &`]: { background: color.accent, color: color.onAccent },
  },
});

/** A cover that only says who plays. */
export const lettered = style({
  display: 'flex',
  alignItems: 'end',
  containerType: 'inline-size',
});
export const letters = style({
  minInlineSize: 0,
  padding: space.large,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontStyle: 'inherit',
  lineHeight: 1,
  textTransform: vars.font.displayCase,
  overflowWrap: 'anywhere',
});
/** Its longest word is as wide as the cover. */
export const sizes = sizesByBreadth(
  24,
  (halfEms) => `max(1rem, min(${(150 / halfEms).toFixed(1)}cqi, 3.6rem))`,
);

// Vinyl: grooves no wider than light needs to show them, and a label in the bright colour.
export const record = style({
  position: 'absolute',
  insetBlock: '4%',
  insetInlineEnd: 0,
  aspectRatio: '1',
  borderRadius: '50%',
  background: [
    `radial-gradient(closest-side, ${color.paper4} 5%, ${color.paper3} 5.6% 34%, transparent 34.6%)`,
    `repeating-radial-gradient(closest-side, ${color.paper5} 0 5%, color-mix(in srgb, ${color.paper5} 78%, ${color.paper4}) 5.6% 6.2%, ${color.paper5} 6.8%)`,
  ].join(', '),
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    [motion]: { transition: `translate ${duration.slow} ease-out` },
  },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xsmall,
});

export const note = style({ fontWeight: 700, overflowWrap: 'anywhere' });

export const sides = style({ display: 'grid', gap: space.xsmall, marginBlockStart: space.xsmall });

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5.2rem) minmax(0, 1fr)',
  gap: space.small,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

export const term = style({ color: on.inkMuted, fontWeight: 700 });
