import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { edgesAcross, laneCount, laneLine, lanesAcross, laneWidth } from '../../styles/lanes.ts';
import { vars } from '@awning/ui/theme';

/** How far the inside lane keeps from the middle of a bend, in lanes. */
export const radius = 2;

const wide = (lanes: number) => `calc(${laneWidth} * ${lanes})`;
const bend = radius + laneCount;

export const root = style({ position: 'relative', blockSize: wide(radius + bend), overflow: 'clip' });

/** On a phone the track keeps to its side of the page. */
export const leaves = style({
  display: 'none',
  '@media': { [from.desktop]: { display: 'block', blockSize: wide(bend) } },
});

const half = style({ position: 'absolute', insetInline: 0, blockSize: '50%' });
export const above = style([half, { insetBlockStart: 0 }]);
export const below = style([half, { insetBlockEnd: 0 }]);

const corner = style({ position: 'absolute', inlineSize: wide(bend), blockSize: wide(bend) });
const upper = style([corner, { insetBlockStart: 0 }]);
const lower = style([corner, { insetBlockEnd: 0 }]);

export const first = styleVariants({
  start: [upper, { insetInlineEnd: 0 }],
  end: [upper, { insetInlineStart: 0 }],
});
export const second = styleVariants({
  start: [lower, { insetInlineStart: 0 }],
  end: [lower, { insetInlineEnd: 0 }],
});

export const straight = style({
  position: 'absolute',
  insetBlockStart: wide(radius),
  // A hair over the bends at either end, so that nothing shines through between.
  insetInline: `calc(${wide(bend)} - 1px)`,
  blockSize: wide(laneCount),
  backgroundColor: vars.color.accent,
  backgroundImage: lanesAcross('bottom', laneWidth, vars.color.onAccent),
  boxShadow: edgesAcross('bottom', vars.color.onAccent),
  color: vars.color.onAccent,
});

export const beyond = styleVariants({ start: { insetInlineEnd: 0 }, end: { insetInlineStart: 0 } });

export const gone = styleVariants({ start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } });

const row = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  gridTemplateRows: `repeat(${laneCount}, minmax(0, 1fr))`,
});

const line = `calc(${laneLine} * 2) solid ${vars.color.onAccent}`;
export const numbers = styleVariants({
  start: [row, { insetInlineEnd: '12%', borderInlineStart: line }],
  end: [row, { insetInlineStart: '12%', borderInlineEnd: line }],
});

// Painted to be read by a runner behind the line.
export const number = style({
  // The lanes of a phone are too narrow to be read from above.
  display: 'none',
  '@media': { [from.tablet]: { display: 'grid' } },
  placeItems: 'center',
  inlineSize: wide(1.2),
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: `calc(${laneWidth} * 0.66)`,
  lineHeight: 1,
  writingMode: 'vertical-rl',
  selectors: {
    [`${numbers.start}:dir(ltr) > &, ${numbers.end}:dir(rtl) > &`]: { rotate: '180deg' },
  },
});
