import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const root = style({
  minInlineSize: 0,
  fontSize: 'clamp(1.0625rem, 1rem + 0.25vw, 1.1875rem)',
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
});

// An author's words come as bare elements without a class of ours: they are styled by where they stand.
// A table of ours among them dresses itself.
const written = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(
    selector
      .split(', ')
      .map((part) => `${root} ${part}`)
      .join(', '),
    rule,
  );

written('> * + *', { marginBlockStart: '1.1em' });
written('p', { textWrap: 'pretty' });
// Over one line alone it would hang.
export const opening = style({});
globalStyle(`${opening} > p:first-child:not(:only-child)::first-letter`, {
  float: 'inline-start',
  marginInlineEnd: '0.08em',
  paddingBlockStart: '0.06em',
  color: on.bright,
  fontFamily: vars.font.display,
  fontSize: '4.1em',
  fontWeight: vars.font.displayWeight,
  lineHeight: 0.78,
});

written('h2, h3, h4', {
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1.15,
  letterSpacing: vars.font.displayTracking,
  textWrap: 'balance',
});
written('h2', { fontSize: fontSize.xlarge, paddingBlockStart: '0.7em' });
written('h3', { fontSize: fontSize.large, paddingBlockStart: '0.5em' });
written('h4', { fontSize: '1em' });
written('> :is(h2, h3, h4) + *', { marginBlockStart: '0.5em' });

written('a', { textDecorationColor: on.bright });
written('a:hover', { textDecorationThickness: '4px' });

written('ul, ol', { paddingInlineStart: '1.5em' });
written('ul', { listStyleType: 'square' });
// Its numbers are wider than a square, and touch their words where nothing keeps them apart.
written('ol', { paddingInlineStart: '1.8em', listStyleType: 'decimal' });
written('ol > li', { paddingInlineStart: '0.3em' });
written('li + li, li > :is(ul, ol), dd + dt', { marginBlockStart: '0.4em' });
written('li::marker', { color: on.bright, fontFamily: vars.font.display, fontWeight: 800 });
written('dt', { fontWeight: 700 });
written('dd', { paddingInlineStart: '1.5em' });

written('blockquote', {
  marginBlock: '1.6em',
  paddingBlock: '0.2em',
  paddingInlineStart: space.large,
  borderInlineStart: `8px solid ${on.bright}`,
  fontFamily: vars.font.display,
  fontSize: fontSize.xlarge,
  fontWeight: 700,
  lineHeight: 1.25,
  textWrap: 'balance',
});
written('blockquote > * + *', { marginBlockStart: '0.5em' });
written('cite', { fontStyle: 'normal' });
written('blockquote cite', {
  display: 'block',
  fontFamily: vars.font.text,
  fontSize: fontSize.small,
  fontWeight: 400,
});

written('code, kbd, samp', { fontFamily: vars.font.figures, fontSize: '0.9em' });
written(':not(pre) > code', {
  padding: '0.1em 0.35em',
  border: `1px solid ${on.line}`,
  borderRadius: '3px',
});
written('kbd', {
  padding: '0.1em 0.45em',
  border: `2px solid ${on.ink}`,
  borderBlockEndWidth: '4px',
  borderRadius: '4px',
});
// Wraps, so that there is nothing to scroll sideways, and nothing out of the keyboard's reach.
written('pre', {
  padding: space.medium,
  border: `2px solid ${on.ink}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.lift,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
});

written('figure', { marginBlock: '1.6em' });
written('img, video', { inlineSize: '100%', maxInlineSize: '100%', blockSize: 'auto' });
written('figcaption:not([class]), caption:not([class])', {
  paddingBlock: space.xsmall,
  color: on.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  textAlign: 'start',
});

written('table:not([class])', {
  inlineSize: '100%',
  marginBlock: '1.6em',
  fontSize: '0.95em',
  lineHeight: 1.4,
});
written('th:not([class]), td:not([class])', {
  padding: `${space.small} ${space.small} ${space.small} 0`,
  borderBlockEnd: `1px solid ${on.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
written('thead:not([class]) th', {
  borderBlock: `2px solid ${on.ink}`,
  borderBlockStartWidth: '6px',
  fontFamily: vars.font.display,
  verticalAlign: 'bottom',
});

// The awning's edge.
written('hr', {
  inlineSize: '120px',
  blockSize: '12px',
  marginBlock: '2.2em',
  marginInline: 'auto',
  border: 0,
  background: `radial-gradient(ellipse 50% 100% at 50% 0, ${on.bright} 96%, transparent) 0 0 / 24px 100%`,
  forcedColorAdjust: 'none',
});
