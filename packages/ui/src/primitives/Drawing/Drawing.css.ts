import { style, styleVariants } from '@vanilla-extract/css';
import { primitives } from '../../styles/layers.css.ts';

const root = style({ '@layer': { [primitives]: { display: 'block', forcedColorAdjust: 'none' } } });

export const size = styleVariants({
  column: [root, { '@layer': { [primitives]: { inlineSize: '100%', blockSize: 'auto' } } }],
  box: [
    root,
    {
      // Of no size of its own, so that the box and not the drawing says how tall it is.
      '@layer': { [primitives]: { contain: 'size', inlineSize: '100%', blockSize: '100%' } },
    },
  ],
});

export const reach = styleVariants({
  within: { '@layer': { [primitives]: { overflow: 'hidden' } } },
  over: { '@layer': { [primitives]: { overflow: 'visible' } } },
});
