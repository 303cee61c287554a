import { style, styleVariants } from '@vanilla-extract/css';
import { primitives } from '../../styles/layers.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = style({ '@layer': { [primitives]: { paddingBlock: vars.rhythm.section } } });

export const tone = styleVariants({
  plain: {},
  tint: { '@layer': { [primitives]: { background: vars.color.surfaceTint } } },
  deep: { '@layer': { [primitives]: { background: vars.color.surfaceDeep, color: vars.color.onDeep } } },
});
