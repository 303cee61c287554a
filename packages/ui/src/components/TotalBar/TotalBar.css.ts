import { style } from '@vanilla-extract/css';
import { footHeight, footTaken } from '../FocusRoom/FocusRoom.ts';
import { from, noScript } from '../../styles/breakpoints.ts';
import { fontSize, fontStretch, space, touchTarget } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  position: 'fixed',
  zIndex: 18,
  inset: 'auto 0 0',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.medium,
  alignItems: 'center',
  paddingBlock: `${space.small} max(${space.small}, env(safe-area-inset-bottom))`,
  paddingInline: vars.rhythm.gutter,
  borderBlockStart: `3px dashed ${vars.color.controlEdge}`,
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
