import { fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const root = style({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    '&:hover': { textDecoration: `underline 3px ${fallbackVar(on.bright, vars.color.accent)}` },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    // Hollow, and clear of a sill that is wider than its window.
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '9px' },
    '&:focus-visible::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      outline: `3px solid ${vars.color.focusEdge}`,
      outlineOffset: '12px',
      pointerEvents: 'none',
    },
  },
});
