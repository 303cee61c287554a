import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from, motion, phone } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { measureMargin } from '@awning/ui/theme/measureMargin';
import { bend, thread } from '../../styles/thread.css.ts';

const { width, gap, start } = thread;
const drawn = { inline: `calc(${width} * 16)`, block: `calc(${width} * 12)`, leaves: 9.5 };

// The thread is pulled through the first screen piece by piece, each uncovered from its end on the piece before.
const pull = {
  toStart: keyframes({ from: { clipPath: 'inset(0 0 0 100%)' } }),
  toEnd: keyframes({ from: { clipPath: 'inset(0 100% 0 0)' } }),
  down: keyframes({ from: { clipPath: 'inset(0 0 100% 0)' } }),
};
const pulled = (way: keyof typeof pull, place: number) => ({
  '@media': { [motion]: { animation: `${pull[way]} 320ms linear ${place * 320}ms backwards` } },
});

export const root = style({
  overflow: 'clip',
  paddingInline: `${start} ${measureMargin()}`,
});

export const column = style({
  containerType: 'inline-size',
  paddingBlockStart: 'clamp(40px, 5vw, 80px)',
  '@media': {
    [from.tablet]: { paddingBlockStart: '56px' },
    [from.desktop]: { paddingBlockStart: 'clamp(20px, 2.4vw, 48px)' },
  },
});

export const heading = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: vars.font.displayLeading,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
  overflowWrap: 'anywhere',
});

const shortest = 6;
const longest = 32;

/** By the letters in the longer line: as large as the column allows it, and a wide face wraps. */
export const sizes = Array.from({ length: longest + 1 }, (_, count) => {
  const fills = (176 / Math.max(count, shortest)).toFixed(1);
  return style({ fontSize: `max(2rem, min(${fills}cqi, clamp(3.6rem, 13vw, 14.5rem)))` });
});

export const first = style({ display: 'block', paddingBlockEnd: '0.08em' });

const wrapped = style({
  position: 'relative',
  display: 'block',
  paddingBlock: `calc(${width} + max(0.1em, 10px)) calc(${width} + max(0.16em, 10px))`,
  paddingInlineStart: `calc(${width} + ${gap})`,
  selectors: {
    '&::before': { ...bend.start.before, insetBlockStart: 0, ...pulled('toStart', 0) },
    '&::after': { ...bend.start.after, ...pulled('down', 1) },
  },
});

/** `held`: the thread comes from the drawing. `loose`: its end lies at the end of the line. */
export const second = styleVariants({
  held: [wrapped, { selectors: { '&::before': { insetInlineEnd: `calc(${drawn.inline} - 1px)` } } }],
  loose: [
    wrapped,
    {
      selectors: {
        '&::before': { insetInlineEnd: '8%', borderStartEndRadius: `calc(${width} / 2)` },
      },
    },
  ],
});

const drawing = style({
  position: 'absolute',
  insetBlockStart: `calc(${width} * -${drawn.leaves})`,
  insetInlineEnd: 0,
  inlineSize: drawn.inline,
  blockSize: drawn.block,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

/** `byLong`: the first line would reach it on a phone, where the thread just begins. */
export const source = styleVariants({
  byShort: [drawing],
  byLong: [drawing, { '@media': { [phone]: { display: 'none' } } }],
});

export const words = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: space.large,
  minBlockSize: `calc(${width} * 8)`,
  paddingBlock: `clamp(24px, 2.4vw, 40px) calc(${width} + clamp(24px, 2.4vw, 40px))`,
  paddingInline: `calc(${width} + ${gap})`,
  selectors: {
    '&::before': { ...bend.end.before, ...pulled('toEnd', 2) },
    '&::after': { ...bend.end.after, ...pulled('down', 3) },
  },
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)', alignItems: 'center' },
  },
});

export const tail = style({
  position: 'relative',
  blockSize: `calc(${width} * 4)`,
  selectors: { '&::before': { ...bend.start.before, insetBlockEnd: 0, ...pulled('toStart', 4) } },
});
