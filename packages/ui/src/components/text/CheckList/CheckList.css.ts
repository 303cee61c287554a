import { fallbackVar, style } from '@vanilla-extract/css';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.medium,
  paddingBlock: '11px',
  borderBlockStart: `2px solid ${fallbackVar(on.line, vars.color.line)}`,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const mark = style({ marginBlockStart: '0.25em', color: fallbackVar(on.bright, vars.color.accent) });
