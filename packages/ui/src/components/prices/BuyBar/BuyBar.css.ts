import { globalStyle, style } from '@vanilla-extract/css';
import { footHeight, footTaken } from '../../feedback/FocusRoom/FocusRoom.ts';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, fontStretch, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

const edge = '3px';
const foot = `max(${space.small}, env(safe-area-inset-bottom))`;

/**
 * Stuck to the foot of the screen, and in flow at the foot of the page: there it takes its own height, so nothing is ever
 * under it that could be scrolled out from there.
 */
export const root = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 18,
  display: 'flex',
  gap: space.small,
  alignItems: 'center',
  justifyContent: 'end',
  paddingBlock: `${space.small} ${foot}`,
  paddingInline: vars.rhythm.gutter,
  borderBlockStart: `${edge} solid ${vars.color.ink}`,
  background: vars.color.surface,
  color: vars.color.ink,
  selectors: {
    // A notice has the foot of the window: the bar makes way, but not from under the focus.
    [`[${footTaken}] &:not(:focus-within)`]: { visibility: 'hidden' },
    [`[${footTaken}] &`]: { insetBlockEnd: `var(${footHeight})` },
  },
  '@media': { [from.desktop]: { display: 'none' }, print: { display: 'none' } },
});

// What has the focus is scrolled clear of the bar.
globalStyle(`html:has(${root})`, {
  scrollPaddingBlockEnd: `calc(${touchTarget} + ${space.small} + ${foot} + ${edge} + ${space.xsmall})`,
  '@media': { [from.desktop]: { scrollPaddingBlockEnd: 'auto' }, print: { scrollPaddingBlockEnd: 'auto' } },
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
