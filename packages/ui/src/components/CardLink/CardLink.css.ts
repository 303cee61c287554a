import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const root = style({
  textDecoration: 'none',
  selectors: {
    // As large as the card; what can be pressed by itself lies above it.
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      border: `3px solid ${vars.color.focus}`,
      outline: `3px solid ${vars.color.focusEdge}`,
      pointerEvents: 'none',
    },
  },
});

export const ring = styleVariants({
  edge: [root, { selectors: { '&:focus-visible::before': { inset: '-5px' } } }],
  around: [root, { selectors: { '&:focus-visible::before': { inset: '-9px' } } }],
});
