import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const line = fallbackVar(on.line, vars.color.line);

export const root = style({
  display: 'grid',
  gap: space.large,
  justifyItems: 'center',
  paddingBlock: 'clamp(32px, 6vw, 72px)',
  paddingInline: space.medium,
  border: `2px dashed ${line}`,
  borderRadius: vars.radius.card,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const drawing = style({
  display: 'grid',
  justifyItems: 'center',
  inlineSize: '12.5rem',
  maxInlineSize: '100%',
});

export const words = style({ display: 'grid', gap: space.xsmall, justifyItems: 'center', minInlineSize: 0 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.medium,
  alignItems: 'center',
  justifyContent: 'center',
});

export const shopWindow = style({ inlineSize: '100%', strokeLinejoin: 'round', forcedColorAdjust: 'none' });

export const pane = style({ fill: vars.street.pane, stroke: vars.street.iron, strokeWidth: 5 });
export const shine = style({
  stroke: `color-mix(in srgb, ${vars.color.surface} 45%, transparent)`,
  strokeWidth: 3,
});
export const string = style({ stroke: vars.street.iron, strokeWidth: 2 });
export const sign = style({ fill: vars.street.paper, stroke: vars.street.iron, strokeWidth: 3 });
export const dash = style({ stroke: vars.street.onPaper, strokeWidth: 4, strokeDasharray: '8 6' });
export const cloth = styleVariants({
  bold: { fill: vars.street.clothA },
  pale: { fill: vars.street.clothB, stroke: line, strokeWidth: 1 },
});
export const sill = style({ fill: vars.street.sill, stroke: vars.street.sillEdge, strokeWidth: 2 });
