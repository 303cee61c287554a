import { style } from '@vanilla-extract/css';
import { motion, noScript } from '../../../styles/breakpoints.ts';
import { duration, fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const root = style({ borderBlockEnd: `3px solid ${on.ink}`, color: on.ink });

export const item = style({
  borderBlockStart: `3px solid ${on.ink}`,
  scrollMarginBlockStart: space.medium,
  breakInside: 'avoid',
});

export const title = style({ font: 'inherit' });

export const trigger = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.medium,
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: '64px',
  paddingBlock: '14px',
  // The focus ring does not lie on the words.
  paddingInline: space.xsmall,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  // Without script everything is open: there is nothing to press.
  '@media': { [noScript]: { pointerEvents: 'none' } },
});

export const words = style({
  fontFamily: vars.font.display,
  fontSize: `calc(${fontSize.large} * ${vars.font.displayScale})`,
  fontWeight: 700,
  lineHeight: 1.15,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: {
    [`${trigger}:hover &`]: { textDecoration: `underline 3px ${on.bright}`, textUnderlineOffset: '0.2em' },
  },
});

const stroke = { content: '""', gridArea: '1 / 1', borderBlockStart: '4px solid', inlineSize: '16px' };

// A plus of two strokes; the upright one shrinks away and leaves a minus.
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '34px',
  blockSize: '34px',
  borderRadius: `min(${vars.radius.control}, 4px)`,
  background: on.bright,
  color: on.surface,
  selectors: {
    '&::before': stroke,
    '&::after': { ...stroke, rotate: '90deg' },
    [`${item}[data-state="open"] &::after`]: { scale: '0 1' },
  },
  '@media': {
    [motion]: { selectors: { '&::after': { transition: `scale ${duration.slow} ease-out` } } },
    '(forced-colors: active)': { border: '2px solid', background: 'none', color: 'ButtonText' },
    [noScript]: { display: 'none' },
    print: { display: 'none' },
  },
});

const unfolded = { gridTemplateRows: '1fr', contentVisibility: 'visible' } as const;
const unfolding = `grid-template-rows ${duration.slow} ease-out`;
const unscripted = `${root}:not([data-scripted])`;

// Folded by the attribute that the browser takes away from what it has found, with script or without.
export const fold = style({
  display: 'grid',
  gridTemplateRows: '1fr',
  selectors: {
    '&[hidden]': { gridTemplateRows: '0fr', contentVisibility: 'hidden' },
    // Until script takes over: the answer with the focus, or the target of a link, stands open in place of the others.
    [`${unscripted}:focus-within > ${item} > &`]: { gridTemplateRows: '0fr' },
    [`${unscripted} > ${item}:target > &`]: unfolded,
    [`${unscripted} > ${item}:focus-within > &`]: unfolded,
  },
  '@media': {
    [motion]: {
      transition: unfolding,
      selectors: {
        // Seen until it is folded; what opens can take the focus at once.
        '&[hidden]': { transition: `${unfolding}, content-visibility ${duration.slow} allow-discrete` },
      },
    },
    [noScript]: { selectors: { [`${unscripted} > ${item} > &`]: unfolded } },
    print: { selectors: { '&, &[hidden]': { display: 'block', contentVisibility: 'visible' } } },
  },
});

// Not clipped sideways, so that a focus ring at the column's edge is whole.
export const panel = style({
  minBlockSize: 0,
  overflowY: 'clip',
  '@supports': {
    // A browser that cannot hide a folded answer still keeps it from the Tab key.
    'not (content-visibility: hidden)': {
      selectors: { [`${root}[data-scripted] > ${item}[data-state="closed"] &`]: { visibility: 'hidden' } },
    },
  },
});

export const content = style({
  display: 'grid',
  gap: space.small,
  maxInlineSize: '64ch',
  paddingBlock: `${space.xsmall} ${space.large}`,
  paddingInline: space.xsmall,
  color: on.inkMuted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
