import { style, styleVariants } from '@vanilla-extract/css';
import { base } from '../../styles/base.ts';

const root = style({
  selectors: {
    [base]: {
      display: 'block',
      // Words in a drawing begin where they were drawn, in either reading direction.
      direction: 'ltr',
      forcedColorAdjust: 'none',
    },
  },
});

export const size = styleVariants({
  column: [root, { selectors: { [base]: { inlineSize: '100%', blockSize: 'auto' } } }],
  box: [
    root,
    {
      selectors: { [base]: { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } },
    },
  ],
});

export const reach = styleVariants({
  within: { selectors: { [base]: { overflow: 'hidden' } } },
  over: { selectors: { [base]: { overflow: 'visible' } } },
});
