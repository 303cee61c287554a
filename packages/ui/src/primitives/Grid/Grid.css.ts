import { style, styleVariants } from '@vanilla-extract/css';
import { primitives } from '../../styles/layers.css.ts';
import { space } from '../../styles/scale.ts';

export const root = style({ '@layer': { [primitives]: { display: 'grid' } } });

export const gap = styleVariants(
  { ...space, roomy: 'clamp(44px, 5vw, 68px) clamp(24px, 3.6vw, 46px)' },
  (size) => ({ '@layer': { [primitives]: { gap: size } } }),
);

export const narrowest = styleVariants({ small: '220px', medium: '300px', large: '340px' }, (size) => ({
  '@layer': {
    [primitives]: { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size}), 1fr))` },
  },
}));
