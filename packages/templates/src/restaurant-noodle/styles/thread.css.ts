import { createGlobalThemeContract, style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { vars } from '@awning/ui/theme';
import { measureMargin } from '@awning/ui/theme/measureMargin';

/**
 * One thick line that runs down a whole page: a thread, a cable, a noodle. Every section that carries it lets it in and
 * out at `start`, so that whichever two stand together, it goes on from one to the other.
 */
export const thread = createGlobalThemeContract(
  {
    /** Its thickness, in whole even pixels: browsers round the width of a border, and of nothing else. */
    width: null,
    /** From the edge of the screen to the line. */
    start: null,
    /** From the line to the words beside it. */
    gap: null,
    /** From the edge of the screen to the words: the line and both its margins. */
    lane: null,
  },
  (_value, path) => `ui-thread-${path.join('-')}`,
);

/** Goes on the outermost part of a section with the thread. As wide as the screen: percentages are of that. */
export const threaded = style({
  vars: {
    [thread.width]: '12px',
    [thread.gap]: '14px',
    [thread.start]: measureMargin(),
    [thread.lane]: `calc(${thread.start} + ${thread.width} + ${thread.gap})`,
  },
  '@media': {
    [from.tablet]: { vars: { [thread.width]: '18px', [thread.gap]: '30px' } },
    [from.desktop]: { vars: { [thread.width]: '24px', [thread.gap]: '48px' } },
  },
});

const line = `${thread.width} solid ${vars.color.spark}`;
const radius = `calc(${thread.width} * 4)`;
const shape = { content: '""', position: 'absolute', pointerEvents: 'none' } as const;

/**
 * Pieces of the thread, for `::before` and `::after` of a positioned box. Each use sets the place of its piece.
 * A corner is named after the corner of the box it rounds; two of them make a bend.
 */
export const pieces = {
  down: { ...shape, borderInlineStart: line },
  startStart: {
    ...shape,
    borderBlockStart: line,
    borderInlineStart: line,
    borderStartStartRadius: radius,
  },
  endStart: { ...shape, borderBlockEnd: line, borderInlineStart: line, borderEndStartRadius: radius },
  startEnd: { ...shape, borderBlockStart: line, borderInlineEnd: line, borderStartEndRadius: radius },
  endEnd: { ...shape, borderBlockEnd: line, borderInlineEnd: line, borderEndEndRadius: radius },
} as const;

/** Where two corners that make a bend meet: half-way down the box, and a pixel into each other. */
const upper = { insetBlockStart: `calc(${thread.width} * -1)`, insetBlockEnd: 'calc(50% - 1px)' };
const lower = { insetBlockStart: '50%', insetBlockEnd: 0 };
const startHalf = { insetInline: '0 calc(50% - 1px)' };
const endHalf = { insetInline: '50% 0' };

/**
 * The two halves of a bend round one side of a box, from the line over it to the line that is its bottom edge. The next
 * box below bends the other way.
 */
export const bend = {
  start: {
    before: { ...pieces.startStart, ...upper, ...startHalf },
    after: { ...pieces.endStart, ...lower, ...startHalf },
  },
  end: {
    before: { ...pieces.startEnd, ...upper, ...endHalf },
    after: { ...pieces.endEnd, ...lower, ...endHalf },
  },
} as const;

/** Runs beside a box that reaches from one edge of the screen to the other. */
export const beside = { ...pieces.down, insetBlock: 0, insetInlineStart: thread.start } as const;
