import { globalStyle, style } from '@vanilla-extract/css';
import { footEdge, footHeight, footTaken } from '../../feedback/FocusRoom/FocusRoom.ts';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, fontStretch, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

const edge = '3px';
const foot = `max(${space.small}, env(safe-area-inset-bottom))`;

const height = `calc(${touchTarget} + ${space.small} + ${foot} + ${edge})`;
const gone = { [from.desktop]: { display: 'none' }, print: { display: 'none' } };

// At its end the bar has its own height, so that all of the page can be scrolled out from under it.
export const page = style({
  position: 'relative',
  paddingBlockEnd: height,
  '@media': { [from.desktop]: { paddingBlockEnd: 0 }, print: { paddingBlockEnd: 0 } },
});

/**
 * The part of the page along which the bar sticks to the foot of the screen. It begins a screen below the top of the
 * page with its own button to buy, so that the bar comes up as that goes.
 */
export const reach = style({
  position: 'absolute',
  zIndex: 18,
  insetInline: 0,
  insetBlock: `min(100svh + 21rem, 100% - ${height}) 0`,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  pointerEvents: 'none',
  '@media': gone,
});

export const root = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  gap: space.small,
  alignItems: 'center',
  justifyContent: 'end',
  paddingBlock: `${space.small} ${foot}`,
  paddingInline: vars.rhythm.gutter,
  borderBlockStart: `${edge} solid ${vars.color.ink}`,
  background: vars.color.surface,
  color: vars.color.ink,
  pointerEvents: 'auto',
  selectors: {
    // A notice takes the foot of the window: the bar stands on it.
    [`[${footTaken}] &`]: {
      insetBlockEnd: `calc(var(${footHeight}) - ${footEdge})`,
      paddingBlockEnd: space.small,
    },
  },
  // No room for both, but not while it has the focus.
  '@media': {
    '(max-height: 40em)': {
      selectors: { [`[${footTaken}] &:not(:focus-within)`]: { visibility: 'hidden' } },
    },
  },
});

// An element with the focus is scrolled clear of the bar.
globalStyle(`html:has(${root})`, {
  scrollPaddingBlockEnd: `calc(${height} + ${space.xsmall})`,
  '@media': { [from.desktop]: { scrollPaddingBlockEnd: 'auto' }, print: { scrollPaddingBlockEnd: 'auto' } },
});

// The notice asks for room for itself alone, in a style of the page.
globalStyle(`html[${footTaken}]:has(${root})`, {
  '@media': {
    '(max-width: 63.8125em) and (min-height: 40.0625em)': {
      scrollPaddingBlockEnd: `calc(var(${footHeight}) + ${height}) !important`,
    },
  },
});

export const goods = style({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  gap: `0 ${space.small}`,
  alignItems: 'center',
  minInlineSize: 0,
  lineHeight: 1.1,
});

export const name = style({
  display: 'none',
  fontFamily: vars.font.display,
  fontSize: fontSize.medium,
  fontWeight: 700,
  '@media': { [from.tablet]: { display: 'block' } },
});

export const price = style({
  fontFamily: vars.font.display,
  fontSize: '1.9rem',
  fontStretch: fontStretch.narrow,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
});
