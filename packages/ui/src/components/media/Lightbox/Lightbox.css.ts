import { keyframes, style } from '@vanilla-extract/css';
import { motion } from '../../../styles/breakpoints.ts';
import { duration, fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const appear = keyframes({ from: { opacity: 0.2 } });

// A dark room, the same by day and by night and in a theme whose rings are light, with one picture lit.
export const root = style({
  vars: {
    [on.surface]: vars.street.onPaper,
    [on.ink]: vars.street.paper,
    [on.inkMuted]: vars.street.paperLine,
    [on.bright]: vars.color.spark,
  },
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.street.onPaper,
  color: vars.street.paper,
  overflow: 'clip',
  overscrollBehavior: 'contain',
  '@media': { [motion]: { animation: `${appear} ${duration.quick} ease-out` } },
  selectors: {
    '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  alignItems: 'center',
  paddingBlock: space.small,
  paddingInline: vars.rhythm.gutter,
  borderBlockEnd: `2px solid ${vars.color.spark}`,
});

export const count = style({
  flex: 1,
  minInlineSize: 'min-content',
  fontFamily: vars.font.display,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});

export const track = style({
  display: 'flex',
  minBlockSize: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehavior: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  selectors: {
    '&:focus-visible': {
      outline: `3px solid ${vars.street.paper}`,
      outlineOffset: '-3px',
      boxShadow: 'none',
    },
  },
});

export const slide = style({
  flex: '0 0 100%',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
});

export const picture = style({
  minBlockSize: 0,
  padding: `${space.medium} clamp(0px, 3vw, ${space.xlarge})`,
  overflow: 'clip',
});

// The label under a picture on a museum's wall.
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall} ${space.large}`,
  alignItems: 'baseline',
  justifySelf: 'center',
  maxInlineSize: `min(56rem, 100% - 2 * ${space.medium})`,
  maxBlockSize: '40dvb',
  marginBlockEnd: space.medium,
  paddingBlock: space.small,
  paddingInline: space.medium,
  borderRadius: vars.radius.control,
  background: vars.street.paper,
  color: vars.street.onPaper,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  overflowY: 'auto',
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});

export const caption = style({ fontFamily: vars.font.display, fontSize: '1.0625rem', fontWeight: 700 });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  fontWeight: 600,
});
