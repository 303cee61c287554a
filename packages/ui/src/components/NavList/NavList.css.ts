import { style, styleVariants } from '@vanilla-extract/css';
import { space, touchTarget } from '../../styles/scale.ts';
import { on } from '../../theme/ground.css.ts';

const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Narrower on a phone, where four short names just fit in one line.
  gap: `0 clamp(10px, 3.4vw, ${space.large})`,
  fontWeight: 600,
});

export const align = styleVariants({
  start: [root],
  center: [root, { justifyContent: 'center' }],
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  textDecoration: 'underline 3px transparent',
  textUnderlineOffset: '0.4em',
  selectors: {
    '&:hover, &[aria-current="page"]': { textDecorationColor: on.bright },
  },
});
