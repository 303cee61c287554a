import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../../styles/ring.css.ts';
import { vars } from '../../../theme/contract.css.ts';

const root = style({
  textDecoration: 'none',
  selectors: {
    // As large as the card; its other links and buttons lie above it.
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

export const ring = styleVariants({ edge: '-5px', around: '-9px' }, (inset) => [
  root,
  {
    selectors: {
      '&:focus-visible::before': { inset, insetBlockEnd: `calc(${inset} - ${fallbackVar(below, '0px')})` },
    },
  },
]);
