import { style } from '@vanilla-extract/css';
import { from, motion } from '@awning/ui/styles/breakpoints';
import { duration, fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';

const { color } = vars;

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space.large} ${space.xsmall}`,
  '@media': {
    // A third of the narrowest phone is no room for “retwisted”.
    'screen and (max-width: 21.5em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const cut = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.small,
  minInlineSize: 0,
});

export const square = style({
  position: 'relative',
  aspectRatio: '1',
  overflow: 'clip',
  background: color.spark,
  color: color.onSpark,
  selectors: {
    [`${cut}:nth-child(3n + 2) &`]: { background: color.paper4 },
    [`${cut}:nth-child(3n) &`]: { background: color.accent, color: color.onAccent },
  },
});

// Whoever is looked at lifts their chin.
export const drawing = style({
  position: 'absolute',
  inset: 0,
  transformOrigin: '50% 100%',
  selectors: { [`${cut}:hover &`]: { transform: 'rotate(-3deg) scale(1.05)' } },
  '@media': { [motion]: { transition: `transform ${duration.slow} ease-out` } },
});

export const words = style({ fontSize: fontSize.small, lineHeight: 1.3, overflowWrap: 'anywhere' });

export const name = style({
  display: 'block',
  marginBlockEnd: space.xxsmall,
  fontFamily: vars.font.display,
  fontSize: `calc(${fontSize.medium} * ${vars.font.displayScale})`,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1.1,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
});

export const foot = style({ marginBlockStart: space.xlarge });
