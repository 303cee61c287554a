import { vars } from '@awning/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { accent, secondary, surfaceRaised } = vars.color;
const frame = 'clamp(10px, 1.4vw, 18px)';

// Each edge is a pixel wide: a hard stop at a slant would show its steps.
const stripes = [accent, surfaceRaised, secondary, surfaceRaised]
  .map((paint, place) => `${paint} ${place * 14 + 0.5}px ${place * 14 + 13.5}px`)
  .join(', ');

/** By whether the photograph covers its box. */
export const place = {
  fill: style({ position: 'absolute', inset: 0 }),
  flow: style({ position: 'relative' }),
};

export const root = style({
  display: 'block',
  padding: frame,
  background: `repeating-linear-gradient(-45deg, ${stripes})`,
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});

globalStyle(`${root} img`, { filter: 'sepia(0.34) contrast(1.06) saturate(0.92)' });

globalStyle(`${root} > span`, {
  position: 'relative',
  inset: 'auto',
  boxShadow: `0 0 0 3px ${surfaceRaised}`,
});
globalStyle(`${place.fill} > span`, { blockSize: '100%' });
