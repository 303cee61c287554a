import { globalStyle, style } from '@vanilla-extract/css';
import { footHeight, footTaken } from '../../feedback/FocusRoom/FocusRoom.ts';
import { from, noScript } from '../../../styles/breakpoints.ts';
import { fontSize, fontStretch, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

const edge = '3px';
const foot = `max(${space.small}, env(safe-area-inset-bottom))`;

export const root = style({
  position: 'fixed',
  zIndex: 18,
  inset: 'auto 0 0',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.medium,
  alignItems: 'center',
  paddingBlock: `${space.small} ${foot}`,
  paddingInline: vars.rhythm.gutter,
  borderBlockStart: `${edge} dashed ${vars.color.controlEdge}`,
  background: vars.street.paper,
  color: vars.street.onPaper,
  fontFamily: vars.font.figures,
  fontSize: fontSize.small,
  selectors: {
    [`[${footTaken}] &:not(:focus-within)`]: { display: 'none' },
    // A notice that comes by itself must not take the focus away.
    [`[${footTaken}] &`]: { insetBlockEnd: `var(${footHeight})` },
  },
  '@media': {
    [from.desktop]: { display: 'none' },
    [noScript]: { display: 'none' },
    print: { display: 'none' },
  },
});

// The page ends above the bar, and scrolls clear of it: nothing that has the focus lies under it.
const room = `calc(${touchTarget} + ${space.small} + ${foot} + ${edge} + ${space.xxsmall})`;
const away = [from.desktop, noScript, 'print'];
globalStyle(`html:not([${footTaken}]) > body:has(${root})`, {
  paddingBlockEnd: room,
  '@media': Object.fromEntries(away.map((query) => [query, { paddingBlockEnd: 0 }])),
});
globalStyle(`html:has(${root})`, {
  scrollPaddingBlockEnd: room,
  '@media': Object.fromEntries(away.map((query) => [query, { scrollPaddingBlockEnd: 'auto' }])),
});

export const sum = style({ lineHeight: 1.1 });

export const figure = style({
  marginInlineStart: space.xxsmall,
  fontFamily: vars.font.display,
  fontSize: '1.9rem',
  fontStretch: fontStretch.narrow,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  paddingInline: '14px',
  border: '2px solid',
  borderRadius: vars.radius.control,
  fontFamily: vars.font.display,
  fontWeight: 700,
  textDecoration: 'none',
});
