import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@awning/ui/theme';

const ring = createVar();
const { paper, paperLine } = vars.street;

export const root = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  borderRadius: '50%',
  boxShadow: `4px 7px 0 ${vars.shadow.cast}`,
  background: `radial-gradient(closest-side, ${paper} 69%, ${paperLine} 69.6% 70.6%, ${paper} 71.2% 91.5%, ${ring} 92% 96%, ${paper} 96.5%)`,
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});

export const glaze = styleVariants(
  {
    none: paper,
    accent: vars.color.accent,
    spark: vars.color.spark,
    secondary: vars.color.secondary,
    steel: vars.color.paper3,
  },
  (colour) => ({ vars: { [ring]: colour } }),
);
