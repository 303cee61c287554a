import { style, styleVariants } from '@vanilla-extract/css';

const root = style({ display: 'block', flex: 'none', inlineSize: 'auto', overflow: 'visible' });

export const size = styleVariants({ small: '6rem', large: 'clamp(9rem, 17vw, 15rem)' }, (height) => [
  root,
  { blockSize: height },
]);
