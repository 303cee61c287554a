import { vars } from '@awning/ui/theme';

/** The theme's own paint, so that every drawing recolours with it. */
export const { accent, spark, ink, surfaceTint, surfaceDeep } = vars.color;
export const { paper1, paper2, paper3, paper4, paper5, paper6 } = vars.color;

/** People's colours, which no theme changes. */
export const skins = { rose: '#e3a884', pale: '#f0c3a5', tan: '#c98a5e', brown: '#7d4a2e' };
export const hairs = { chestnut: '#5a2e18', black: '#210a0d', fair: '#a8741c', white: '#ffffff' };
