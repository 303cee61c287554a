import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xsmall });

export const area = style({
  display: 'block',
  maxInlineSize: '100%',
  fontFamily: vars.font.figures,
  fontSize: fontSize.small,
  lineHeight: 1.55,
  tabSize: 2,
  resize: 'vertical',
  overflowWrap: 'anywhere',
  // A pill is no shape for several lines.
  borderRadius: `min(${vars.radius.control}, 1.5rem)`,
  selectors: { '&:read-only': { borderStyle: 'dashed' } },
});

export const faults = style({ display: 'grid', gap: space.xsmall });

export const fault = style({
  padding: `${space.xxsmall} 0`,
  border: 0,
  background: 'none',
  color: vars.color.danger,
  font: 'inherit',
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.5,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecorationThickness: '3px' } },
});
