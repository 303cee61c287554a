import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

const shade = vars.color.surfaceDeeper;

export const root = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  paddingBlockEnd: '3px',
  fontFamily: vars.font.display,
  fontSize: '2.1rem',
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  textTransform: vars.font.displayCase,
  textDecoration: 'none',
  overflowWrap: 'break-word',
  color: vars.color.spark,
  textShadow: `1px 1px 0 ${shade}, 2px 2px 0 ${shade}, 3px 3px 0 color-mix(in srgb, ${shade}, black 40%)`,
});
