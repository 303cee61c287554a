import type { Paints } from '../../design/drawings.tsx';
import { paint, shade } from './palette.css.ts';

/** The paint as the drawings' files have it. */
export const paints: Paints = {
  '#0b1730': paint.night,
  '#17305f': paint.enamel,
  '#d2d9e1': paint.silver,
  '#ffb489': paint.lamp,
  '#c65a43': paint.lips,
  '#2799ad': paint.jar,
  '#8b9bb0': paint.chrome,
  '#f4f6f8': paint.gown,
  '#f5f6f8': paint.white,
  '#2c1a17': paint.hair,
  '#634233': paint.brown,
  '#c96a4e': paint.ginger,
  '#c0bdbd': paint.grey,
  '#dfbba5': paint.fair,
  '#cf9169': paint.skin,
  '#a57254': paint.tan,
  '#744e3b': paint.dark,
  '#d59572': shade.lamp,
  '#a74d3a': shade.lips,
  '#28808f': shade.jar,
  '#5d3e30': shade.hair,
  '#583a2d': shade.brown,
  '#a95a43': shade.ginger,
  '#a29c9c': shade.grey,
  '#bb9b89': shade.fair,
  '#ae7959': shade.skin,
  '#8c6048': shade.tan,
  '#654434': shade.dark,
};
