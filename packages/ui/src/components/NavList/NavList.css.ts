import { style } from '@vanilla-extract/css';
import { space, touchTarget } from '../../styles/scale.ts';
import { on } from '../../theme/ground.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.large}`,
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
