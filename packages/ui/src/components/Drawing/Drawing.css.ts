import { styleVariants } from '@vanilla-extract/css';

export const fit = styleVariants({
  natural: { inlineSize: '100%', blockSize: 'auto' },
  cover: { inlineSize: '100%', blockSize: '100%', minBlockSize: '100%' },
});
