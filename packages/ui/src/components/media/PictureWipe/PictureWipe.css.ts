import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from, noScript } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

// Set by the slider: how much of the first picture is seen.
const seen = 'var(--ui-wipe-share, 50%)';

const sideBySide = {
  gridTemplateAreas: '"before after"',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
};

// Two pictures on one another: the page does not move when the slider comes.
export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: '"both"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `3px solid ${on.ink}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
  isolation: 'isolate',
  boxShadow: vars.shadow.lift,
  selectors: {
    '&[data-apart]': { gridTemplateAreas: '"before" "after"' },
    '&:has(:focus-visible)': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 6px ${vars.color.focusEdge}`,
    },
  },
  '@media': {
    [from.tablet]: { selectors: { '&[data-apart]': sideBySide } },
    [noScript]: sideBySide,
    print: sideBySide,
  },
});

const whole = (gridArea: string) => ({
  gridArea,
  clipPath: 'none',
  selectors: { '&:dir(rtl)': { clipPath: 'none' } },
});

const layer = style({
  position: 'relative',
  gridArea: 'both',
  display: 'grid',
  overflowWrap: 'anywhere',
  // Room for the words of a picture that never came, and for the sign beneath them.
  selectors: { [`${stage}[data-apart] > &`]: { gridTemplateRows: 'minmax(7rem, 1fr) auto' } },
});

export const before = style([
  layer,
  {
    zIndex: 1,
    clipPath: `inset(0 calc(100% - ${seen}) 0 0)`,
    selectors: {
      '&:dir(rtl)': { clipPath: `inset(0 0 0 calc(100% - ${seen}))` },
      [`${stage}[data-apart] > &`]: { gridArea: 'before', clipPath: 'none' },
    },
    '@media': { [noScript]: whole('before'), print: whole('before') },
  },
]);

export const after = style([
  layer,
  {
    clipPath: `inset(0 0 0 ${seen})`,
    selectors: {
      '&:dir(rtl)': { clipPath: `inset(0 ${seen} 0 0)` },
      [`${stage}[data-apart] > &`]: { gridArea: 'after', clipPath: 'none' },
    },
    '@media': { [noScript]: whole('after'), print: whole('after') },
  },
]);

// A picture that has half the width may give a sign all of it.
const besideAnother = { maxInlineSize: `calc(100% - 2 * ${space.small})` };

const corner = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockEnd: space.small,
  maxInlineSize: `calc(50% - ${space.xlarge})`,
  selectors: {
    [`${stage}[data-apart] &`]: { position: 'static', maxInlineSize: 'none', padding: space.small },
  },
  '@media': { [noScript]: besideAnother, print: besideAnother },
});

export const sign = styleVariants({
  start: [corner, { insetInlineStart: space.small }],
  end: [corner, { insetInlineEnd: space.small, textAlign: 'end' }],
});

const hidden = { display: 'none' };

// A squeegee: its rubber is the edge, its grip is what one takes hold of.
export const edge = style({
  position: 'absolute',
  zIndex: 3,
  insetBlock: 0,
  insetInlineStart: `calc(${seen} - 2px)`,
  inlineSize: '4px',
  background: vars.street.paper,
  boxShadow: `0 0 0 1.5px ${vars.color.focusEdge}`,
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
  selectors: {
    [`${stage}[data-apart] > &`]: hidden,
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 'calc(50% - 26px)',
      insetInlineStart: '-18px',
      inlineSize: '40px',
      blockSize: '52px',
      border: `2px solid ${vars.color.focusEdge}`,
      borderRadius: '6px',
      background: `linear-gradient(90deg, transparent 11px, ${vars.color.focusEdge} 11px 13px, transparent 13px 17px, ${vars.color.focusEdge} 17px 19px, transparent 19px 23px, ${vars.color.focusEdge} 23px 25px, transparent 25px), ${vars.color.spark}`,
      boxShadow: `0 3px 0 ${vars.color.focusEdge}`,
    },
  },
  '@media': { [noScript]: hidden, print: hidden },
});

// The browser’s own slider lies invisibly over the whole stage; the visible part is the edge. It has no class: the
// styles of a page are chosen by the classes in its markup, which has no slider yet.
globalStyle(`${stage} > input`, {
  position: 'absolute',
  zIndex: 4,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'ew-resize',
  // A finger that moves up or down scrolls the page.
  touchAction: 'pan-y',
  '@media': { print: hidden },
});
