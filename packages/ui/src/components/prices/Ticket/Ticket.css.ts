import { fallbackVar, style } from '@vanilla-extract/css';
import { attention } from '../../../styles/attention.css.ts';
import { motion } from '../../../styles/breakpoints.ts';
import { duration, fontStretch } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({
  position: 'relative',
  display: 'inline-block',
  maxInlineSize: 'min(100%, 16rem)',
  paddingBlockStart: '22px',
  rotate: '3deg',
  transformOrigin: '50% 0',
  filter: `drop-shadow(0 3px 0 ${vars.shadow.cast})`,
  '@media': {
    [motion]: {
      rotate: `calc(3deg - 2deg * ${fallbackVar(attention, '0')})`,
      transition: `rotate ${duration.quick} ease-out`,
    },
  },
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: '50%',
      blockSize: '32px',
      borderInlineStart: `2px solid ${vars.color.focusEdge}`,
    },
  },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  justifyItems: 'center',
  gap: '2px',
  padding: '22px 14px 9px',
  background: vars.color.spark,
  color: vars.color.onSpark,
  clipPath: 'polygon(16px 0, calc(100% - 16px) 0, 100% 16px, 100% 100%, 0 100%, 0 16px)',
  mask: 'radial-gradient(circle 5px at 50% 12px, #0000 94%, #000)',
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontStretch: fontStretch.narrow,
  lineHeight: 1,
  // Forced colours take the ticket's ground away; it keeps an edge.
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});

export const label = style({
  fontSize: '0.75rem',
  letterSpacing: '0.04em',
  textTransform: 'uppercase',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const price = style({ fontSize: '1.75rem' });
