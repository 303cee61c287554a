import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, font } = vars;

export const root = style({
  overflowX: 'auto',
  marginBlock: space.large,
  color: color.ink,
  fontFamily: font.text,
  fontSize: fontSize.small,
  lineHeight: 1.5,
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

const box = style({
  paddingBlock: space.xsmall,
  paddingInlineEnd: space.large,
  textAlign: 'start',
  verticalAlign: 'top',
});

export const head = style([box, { borderBlockEnd: `2px solid ${color.accent}`, fontWeight: 700 }]);

export const cell = style([box, { borderBlockEnd: `1px solid ${color.line}` }]);
