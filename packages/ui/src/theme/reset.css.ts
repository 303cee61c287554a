import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { motion } from '../styles/breakpoints.ts';
import { fontSize } from '../styles/scale.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  scrollPaddingBlockStart: '116px',
  // A bar at the foot of the window, such as a till's total, never covers the focus.
  scrollPaddingBlockEnd: '7rem',
  WebkitTextSizeAdjust: '100%',
  '@media': { [motion]: { scrollBehavior: 'smooth' } },
});
globalStyle('body', {
  margin: 0,
  overflowX: 'clip',
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: fontSize.medium,
  lineHeight: 1.6,
});
globalStyle('h1, h2, h3, h4, p, ol, ul, dl, dd, figure, blockquote, fieldset, legend, pre', {
  margin: 0,
  padding: 0,
});
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
// An empty marker, not `none`: Safari does not treat a list without markers as a list.
globalStyle('ol, ul', { listStyleType: "''" });
globalStyle('img, svg', { display: 'block', maxInlineSize: '100%' });
globalStyle('img', { blockSize: 'auto' });
globalStyle('a', {
  color: 'inherit',
  textDecoration: 'underline 2px',
  textUnderlineOffset: '0.2em',
});
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('table', { borderCollapse: 'collapse' });
globalStyle('th, td', { padding: 0 });
// Over a host's rules for buttons, under a component's own.
globalStyle(':where(:focus-visible):not(main, q q)', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 6px ${vars.color.focusEdge}`,
});
// It takes the focus so that reading begins there; it cannot be pressed.
globalStyle('main:where(:focus)', { outline: 'none' });
