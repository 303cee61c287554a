import { style, styleVariants } from '@vanilla-extract/css';
import { primitives } from '../../styles/layers.css.ts';
import { fillsRow, place } from '../../styles/place.css.ts';
import { space } from '../../styles/scale.ts';

// It measures itself, so that its places know how many of them share a row.
export const root = style({
  '@layer': { [primitives]: { display: 'grid', containerType: 'inline-size' } },
});

const between = 'clamp(24px, 3.6vw, 46px)';

export const gap = styleVariants({ ...space, roomy: `clamp(44px, 5vw, 68px) ${between}` }, (size) => ({
  '@layer': { [primitives]: { gap: size } },
}));

const widths = { small: '220px', medium: '300px', large: '340px' };

export const narrowest = styleVariants(widths, (size) => ({
  '@layer': {
    [primitives]: { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size}), 1fr))` },
  },
}));

const columns = (count: number, width: string) =>
  `(min-width: calc(${count} * ${width} + ${count - 1} * ${between}))`;

const item = style({
  '@layer': { [primitives]: { containerType: 'inline-size', containerName: place } },
});

export const cell = styleVariants(widths, (width) => [
  item,
  {
    '@layer': {
      [primitives]: {
        '@container': {
          [`${columns(2, width)} and (not ${columns(3, width)})`]: {
            selectors: { [`&:nth-child(2n + 1):last-child:has(> ${fillsRow})`]: { gridColumn: '1 / -1' } },
          },
          [`${columns(3, width)} and (not ${columns(4, width)})`]: {
            selectors: { [`&:nth-child(3n + 1):last-child:has(> ${fillsRow})`]: { gridColumn: '1 / -1' } },
          },
        },
      },
    },
  },
]);
