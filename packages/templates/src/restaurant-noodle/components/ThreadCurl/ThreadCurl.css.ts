import { style } from '@vanilla-extract/css';
import { thread } from '../../styles/thread.css.ts';

// Drawn in threads: a stroke of 1 is as thick as the thread it goes on from.
export const root = style({
  position: 'absolute',
  insetBlockStart: `calc(${thread.width} * 1)`,
  insetInlineStart: thread.start,
  inlineSize: `calc(${thread.width} * 7)`,
  blockSize: `calc(${thread.width} * 6)`,
  maxInlineSize: 'none',
  overflow: 'visible',
  forcedColorAdjust: 'none',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});
