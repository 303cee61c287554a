import { fallbackVar, style } from '@vanilla-extract/css';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const root = style({
  display: 'flex',
  gap: space.xsmall,
  alignItems: 'center',
  minInlineSize: 0,
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const mark = style({
  display: 'grid',
  flex: 'none',
  color: fallbackVar(on.bright, vars.color.accent),
});
