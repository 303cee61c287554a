import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { motion } from '../styles/breakpoints.ts';
import { reset } from '../styles/layers.css.ts';
import { fontSize } from '../styles/scale.ts';

const base = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

base('*, *::before, *::after', { boxSizing: 'border-box' });
base('html', {
  scrollPaddingBlockStart: '116px',
  // What stays at the foot of the window, such as a till's total, never covers what has the focus.
  scrollPaddingBlockEnd: '7rem',
  WebkitTextSizeAdjust: '100%',
  '@media': { [motion]: { scrollBehavior: 'smooth' } },
});
base('body', {
  margin: 0,
  overflowX: 'clip',
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: fontSize.medium,
  lineHeight: 1.6,
});
base('h1, h2, h3, h4, p, ol, ul, dl, dd, figure, blockquote, fieldset, legend, pre', {
  margin: 0,
  padding: 0,
});
base('fieldset', { border: 0, minInlineSize: 0 });
// An empty marker, not `none`: Safari takes a list without markers for no list at all.
base('ol, ul', { listStyleType: "''" });
base('img, svg', { display: 'block', maxInlineSize: '100%' });
base('img', { blockSize: 'auto' });
base('a', { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: '2px' });
base('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
base('table', { borderCollapse: 'collapse' });
base(':focus-visible:not(main)', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 6px ${vars.color.focusEdge}`,
});
// It takes the focus so that reading begins there; it is nothing to press.
base('main:focus', { outline: 'none' });
