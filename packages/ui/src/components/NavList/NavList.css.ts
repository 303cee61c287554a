import { style } from '@vanilla-extract/css';
import { touchTarget } from '../../styles/scale.ts';
import { on } from '../../theme/ground.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 clamp(14px, 2.2vw, 24px)',
  fontWeight: 600,
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
