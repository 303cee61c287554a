import { createVar, style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space, touchTarget } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { sizesByBreadth } from '../../../design/faces/sizesByBreadth.ts';

const pillarWidth = '8.5rem';
const narrow = `not all and ${from.desktop.replace('screen and ', '')}`;
const unfolds = 'selector(::details-content)';

export const root = style({
  '@media': {
    [from.desktop]: {
      display: 'grid',
      gridTemplateColumns: `${pillarWidth} minmax(0, 1fr)`,
      alignItems: 'start',
    },
  },
});

export const pillar = style({
  position: 'relative',
  // The open menu lies over the top of the page.
  zIndex: 4,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.small}`,
  paddingBlock: space.xsmall,
  paddingInline: vars.rhythm.gutter,
  '@media': {
    [narrow]: { flexWrap: 'wrap' },
    [from.desktop]: {
      position: 'sticky',
      insetBlockStart: 0,
      flexDirection: 'column',
      alignItems: 'stretch',
      justifyContent: 'start',
      gap: 0,
      blockSize: '100vh',
      padding: 0,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
    },
  },
});

export const skip = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space.xsmall,
  insetInlineStart: space.xsmall,
  padding: space.small,
  background: on.action,
  color: on.onAction,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { insetBlockStart: '-20rem' } },
});

const cap = createVar();

export const name = style({
  vars: { [cap]: fontSize.xlarge },
  // Its letters fit what the rest of the row leaves it, so that nothing wraps to a second row.
  flex: '1 1 6.5rem',
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: 0.95,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': {
    [from.desktop]: {
      vars: { [cap]: '1.6rem' },
      flex: 'none',
      paddingBlock: space.large,
      paddingInline: `${space.medium} ${space.xxsmall}`,
    },
  },
  selectors: {
    '&:hover': { textDecoration: `underline 3px ${on.bright}`, textUnderlineOffset: '0.2em' },
    // As wide as the pillar, which scrolls: an outline outside of it would be cut off.
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: `inset 0 0 0 6px ${vars.color.focusEdge}` },
  },
});

/** As large as the longest word of the name allows. */
export const sizes = sizesByBreadth(20, (halfEms) => {
  const fills = (220 / halfEms).toFixed(1);
  return `max(0.8rem, min(${fills}cqi, calc(${cap} * ${vars.font.displayScale})))`;
});

// Opened by itself where there is room; a browser that cannot do so keeps the button at every width.
export const menu = style({
  '@media': { [narrow]: { flex: 'none', maxInlineSize: '60%' } },
  selectors: {
    '&::details-content': {
      '@media': { [from.desktop]: { display: 'contents', contentVisibility: 'visible' } },
    },
  },
  '@supports': { [unfolds]: { '@media': { [from.desktop]: { display: 'contents' } } } },
});

export const menuButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: touchTarget,
  maxInlineSize: '100%',
  paddingInline: `${space.xsmall} ${space.medium}`,
  border: `${vars.stroke.frame} ${on.ink}`,
  borderRadius: vars.radius.control,
  fontWeight: 700,
  overflowWrap: 'normal',
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@supports': { [unfolds]: { '@media': { [from.desktop]: { display: 'none' } } } },
});

const figure = {
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  textTransform: vars.font.displayCase,
} as const;

// It gives way to the word beside it.
export const here = style({
  ...figure,
  color: on.bright,
  fontSize: `max(1.5rem, ${fontSize.xlarge})`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const ways = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  paddingBlockEnd: space.medium,
  paddingInline: vars.rhythm.gutter,
  borderBlockEnd: `${vars.stroke.board} ${on.bright}`,
  background: on.surface,
  '@media': { [from.desktop]: { position: 'static', paddingInline: 0 } },
  '@supports': {
    [unfolds]: {
      '@media': {
        [from.desktop]: {
          flex: '1 0 auto',
          display: 'flex',
          flexDirection: 'column',
          paddingBlockEnd: 0,
          borderBlockEnd: 0,
        },
      },
    },
  },
});

export const levels = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const level = style({
  display: 'grid',
  gridTemplateColumns: '3.4rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.xsmall,
  minBlockSize: '52px',
  borderBlockStart: `${vars.stroke.hair} ${on.line}`,
  fontWeight: 700,
  lineHeight: 1.1,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'center',
      gap: '2px',
      minBlockSize: 'clamp(64px, 10.6vh, 98px)',
      paddingBlock: space.xxsmall,
      paddingInline: space.medium,
      fontSize: fontSize.small,
    },
  },
  selectors: {
    '&:hover': { textDecoration: `underline 3px ${on.bright}`, textUnderlineOffset: '0.25em' },
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: `inset 0 0 0 6px ${vars.color.focusEdge}` },
    // The level one stands on is lit.
    '&[aria-current]': {
      background: vars.color.secondary,
      color: vars.color.onSecondary,
      '@media': {
        '(forced-colors: active)': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
    '&[aria-current]:hover': { textDecoration: 'none' },
  },
});

export const numeral = style({
  ...figure,
  fontSize: `calc(${fontSize.xlarge} * ${vars.font.displayScale})`,
  textAlign: 'center',
  '@media': {
    [from.desktop]: {
      fontSize: `calc(clamp(1.75rem, 4.6vh, 2.6rem) * ${vars.font.displayScale})`,
      textAlign: 'start',
    },
  },
});

export const label = style({ minInlineSize: 0 });

export const action = style({
  '@media': {
    [from.desktop]: { marginBlockStart: 'auto', padding: space.small, paddingBlockStart: space.large },
  },
});

export const page = style({ minInlineSize: 0 });
