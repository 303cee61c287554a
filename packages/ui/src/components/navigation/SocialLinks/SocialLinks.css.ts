import { style, styleVariants } from '@vanilla-extract/css';
import { space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

const root = style({ display: 'flex', flexWrap: 'wrap' });

export const list = styleVariants({
  bare: [root, { gap: space.xxsmall }],
  framed: [root, { gap: space.small }],
});

const link = style({
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.control,
  color: 'inherit',
  selectors: { '&:hover': { color: vars.color.spark } },
});

export const look = styleVariants({
  bare: [link, { inlineSize: '36px', blockSize: '36px' }],
  framed: [link, { inlineSize: touchTarget, blockSize: touchTarget, border: '2px solid' }],
});

export const icon = style({
  inlineSize: '20px',
  blockSize: '20px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
});
