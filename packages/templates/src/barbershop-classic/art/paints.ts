import { vars } from '@awning/ui/theme';
import type { Paints } from '../../design/drawings.tsx';

const { color } = vars;

/** What the drawings are cut from: the theme's own paint, so that every drawing recolours with it. */
export const paints: Paints = {
  '#a8323f': color.paper1,
  '#a8741c': color.paper2,
  '#12395f': color.paper3,
  '#a9c4d2': color.paper4,
  '#210a0d': color.paper5,
  '#ffffff': color.paper6,
  '#7a1424': color.accent,
  '#dca33a': color.spark,
  '#210a0e': color.ink,
  '#d3e2ea': color.surfaceTint,
  '#4c0c17': color.surfaceDeep,
  // People's colours, which no theme changes: their skins, and their hair.
  '#e3a884': '#e3a884',
  '#f0c3a5': '#f0c3a5',
  '#c98a5e': '#c98a5e',
  '#7d4a2e': '#7d4a2e',
  '#5a2e18': '#5a2e18',
  '#210a0f': '#210a0d',
  '#a8741d': '#a8741c',
  '#fffeff': '#ffffff',
};
