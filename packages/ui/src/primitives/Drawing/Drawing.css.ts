import { style, styleVariants } from '@vanilla-extract/css';
import { primitives } from '../../styles/layers.css.ts';

const root = style({
  '@layer': {
    [primitives]: {
      display: 'block',
      // Words in a drawing begin where they were drawn, whichever way the page reads.
      direction: 'ltr',
      forcedColorAdjust: 'none',
    },
  },
});

export const size = styleVariants({
  column: [root, { '@layer': { [primitives]: { inlineSize: '100%', blockSize: 'auto' } } }],
  box: [
    root,
    {
      '@layer': {
        [primitives]: { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
      },
    },
  ],
});

export const reach = styleVariants({
  within: { '@layer': { [primitives]: { overflow: 'hidden' } } },
  over: { '@layer': { [primitives]: { overflow: 'visible' } } },
});
