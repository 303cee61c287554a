import { phone } from '@awning/ui/styles/breakpoints';
import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { overhang } from '../../styles/overhang.css.ts';
import { on } from '@awning/ui/theme/on';

const margin = createVar();
const placeWidth = '200px';
const fringe = '16px';
/** Cloth below the runner, before the floor. */
const underfoot = 'clamp(40px, 4.5vw, 64px)';

export const root = style({
  vars: { [margin]: 'clamp(14px, 22vw - 90px, 332px)' },
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: `calc(${fringe} + 10px) ${underfoot}`,
  paddingInline: margin,
  overflowX: 'clip',
});

/** From one diner’s plate to the next one’s, in px. */
export const pitch = 370;

const place = style({
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: placeWidth,
  // Nobody sits at half a place.
  blockSize: ['100%', `round(down, 100%, ${pitch}px)`],
  forcedColorAdjust: 'none',
  // A phone would show a sliver of each: there the runner is the table.
  '@media': { [phone]: { display: 'none' } },
});

// In the middle of what the runner leaves; where that is little, they are seen in part from under it.
const inset = `calc((${margin} - ${placeWidth}) / 2)`;

export const side = styleVariants({
  start: [place, { insetInlineStart: inset }],
  end: [place, { insetInlineEnd: inset }],
});

/** Hemmed along both sides, with a fringe at either end. */
export const runner = style({
  vars: { [overhang]: 'clamp(3px, 1.8vw, 30px)' },
  position: 'relative',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInline: 'clamp(5px, 0.8vw, 12px)',
      borderInline: `clamp(2px, 0.3vw, 4px) solid ${on.bright}`,
      pointerEvents: 'none',
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetBlock: `calc(${fringe} * -1)`,
      insetInline: '3px',
      background: `repeating-linear-gradient(90deg, ${on.surface} 0 4px, transparent 4px 7px)`,
      pointerEvents: 'none',
    },
  },
});

// On a phone too an hour stands in one piece beside its days.
globalStyle(`${runner} tr[data-on] > td`, { '@media': { [phone]: { inlineSize: '6em' } } });
