import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, space } from '../../../styles/scale.ts';
import { on } from '../../../theme/on.css.ts';

export const picture = style({
  position: 'relative',
  overflow: 'clip',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const height = styleVariants({
  medium: { blockSize: 'clamp(18rem, 38vw, 36rem)' },
  tall: { blockSize: 'clamp(22rem, 52vw, 46rem)' },
});

export const caption = style({
  paddingBlock: space.medium,
  color: on.inkMuted,
  fontSize: fontSize.small,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
