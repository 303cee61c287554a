import { style } from '@vanilla-extract/css';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({
  // A visually hidden text scrolls along with its page.
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(152px, 196px)',
  gap: space.medium,
  // The ring round a link at the edge is seen whole.
  padding: `${space.xsmall} ${space.xsmall} ${space.medium}`,
  overflowX: 'auto',
  // However many there are, they ask for no more room than there is.
  contain: 'inline-size',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: space.xsmall,
  scrollSnapType: 'x proximity',
});

export const page = style({
  position: 'relative',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  textAlign: 'center',
});

// Only the name has the focus, which a low window shows whole; the phone can be pressed too.
export const link = style({
  display: 'inline-block',
  paddingBlock: space.xxsmall,
  fontFamily: vars.font.display,
  fontWeight: 700,
  lineHeight: 1.25,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { textDecoration: 'underline 2px', textUnderlineOffset: '0.2em' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
});

export const glass = style({
  aspectRatio: '1 / 2',
  marginBlockEnd: space.xsmall,
  border: `5px solid ${vars.color.focusEdge}`,
  borderRadius: '14px',
  background: vars.color.surfaceTint,
  boxShadow: `0 0 0 2px ${vars.color.controlEdge}, 0 6px 0 ${vars.shadow.cast}`,
  overflow: 'hidden',
});
