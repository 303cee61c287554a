import { fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/ground.css.ts';

export const root = style({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    '&:hover': { textDecoration: `underline 3px ${fallbackVar(on.bright, vars.color.accent)}` },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '6px',
      boxShadow: `0 0 0 12px ${vars.color.focusEdge}`,
    },
  },
});
