import { style } from '@vanilla-extract/css';
import { paint } from '../../art/palette.css.ts';

export const box = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  containerType: 'size',
});

// How wide a groove is, and the label they go round: the outermost keeps clear of the page's edge.
const groove = 'clamp(10px, 3.4cqmin, 26px)';
const rings = [paint.hair, paint.tangerine, paint.mustard, paint.hair];

export const record = style({ position: 'relative', inlineSize: 'min(62cqi, 80cqb)', aspectRatio: '1' });

export const label = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: '50%',
  boxShadow: rings.map((ring, place) => `0 0 0 calc(${groove} * ${place + 1}) ${ring}`).join(', '),
});

// In the shadows the print has the ink of everything else here.
export const print = style({
  position: 'absolute',
  inset: 0,
  isolation: 'isolate',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: paint.hair,
      mixBlendMode: 'lighten',
    },
  },
});

export const comb = style({
  position: 'absolute',
  insetBlockStart: '-17%',
  insetInlineStart: '-2%',
  inlineSize: '19%',
  rotate: '-36deg',
});
