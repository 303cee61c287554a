import { style, styleVariants } from '@vanilla-extract/css';
import { base } from '../../styles/base.ts';
import { space } from '../../styles/scale.ts';

export const root = style({ selectors: { [base]: { display: 'grid' } } });

export const gap = styleVariants(
  { ...space, roomy: 'clamp(44px, 5vw, 68px) clamp(24px, 3.6vw, 46px)' },
  (size) => ({ selectors: { [base]: { gap: size } } }),
);

export const narrowest = styleVariants(
  { small: '220px', snug: '260px', medium: '300px', large: '340px' },
  (size) => ({
    selectors: { [base]: { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size}), 1fr))` } },
  }),
);
