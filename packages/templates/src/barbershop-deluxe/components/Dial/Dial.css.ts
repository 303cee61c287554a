import { style } from '@vanilla-extract/css';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';

export const root = style({ display: 'block', inlineSize: '100%', forcedColorAdjust: 'none' });

export const face = style({ fill: on.surface });
export const rim = style({ fill: 'none', stroke: on.line, strokeWidth: '0.8px' });
export const open = style({ fill: 'none', stroke: on.bright, strokeWidth: '6px' });
export const numeral = style({
  fill: on.ink,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: '16px',
  textAnchor: 'middle',
});
export const hand = style({ stroke: on.ink, strokeWidth: '2.6px' });
export const hub = style({ fill: vars.color.spark });
