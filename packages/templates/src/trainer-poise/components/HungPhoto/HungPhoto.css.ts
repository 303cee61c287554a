import { globalStyle, style } from '@vanilla-extract/css';
import { shape, strand } from '../../styles/wire.css.ts';

const string = 'clamp(12px, 8%, 40px)';

export const hung = style({
  position: 'relative',
  display: 'block',
  paddingBlockStart: string,
  selectors: {
    '&::before': {
      ...shape,
      insetBlockStart: 0,
      insetInlineStart: 'calc(50% - 1px)',
      blockSize: string,
      borderInlineStart: strand,
    },
  },
});

// A disc, from a photograph of any shape.
globalStyle(`${hung} img`, {
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: '50%',
});
