import { style } from '@vanilla-extract/css';
import { vars } from '@awning/ui/theme';
import { glazing } from '../../styles/glazing.css.ts';
import { on } from '@awning/ui/theme/on';

export const bars = style({
  fill: 'none',
  stroke: glazing.iron,
  strokeWidth: 5,
  vectorEffect: 'non-scaling-stroke',
});
export const clear = style({ fill: on.surface });
export const hub = style({ fill: `color-mix(in srgb, ${glazing.iron} 22%, ${on.surface})` });

/** `bright` as a sunrise; `quiet` a shade of its ground. */
export const ray = {
  bright: style({ fill: vars.color.spark }),
  quiet: style({ fill: `color-mix(in srgb, ${glazing.iron} 10%, ${on.surface})` }),
} as const;
