import { style } from '@vanilla-extract/css';
import { fontSize, space, touchTarget } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { themeBase } from '../../theme/themeBase.css.ts';

const { color, font } = vars;

export const root = style({
  display: 'grid',
  gap: space.large,
  marginBlock: space.large,
  color: color.ink,
  fontFamily: font.text,
  fontSize: fontSize.small,
});

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: space.medium,
});

export const control = style({ display: 'grid', gap: space.xxsmall, fontWeight: 600 });

export const input = style({
  inlineSize: '100%',
  minBlockSize: touchTarget,
  border: `2px solid ${color.controlEdge}`,
  background: color.surfaceRaised,
  color: color.ink,
});

export const shown = style([themeBase, { border: `1px solid ${color.line}`, overflow: 'hidden' }]);

export const faults = style({ color: color.danger, fontWeight: 600 });

export const sound = style({ color: color.accent, fontWeight: 600 });
