import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { duration, fontSize, space, touchTarget } from '@awning/ui/styles/scale';
import { from, motion } from '@awning/ui/styles/breakpoints';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { sizesByBreadth } from '../../../design/faces/sizesByBreadth.ts';

const { street } = vars;

const tall = `${from.desktop} and (min-height: 47em)`;
const narrow = `not all and ${from.desktop.replace('screen and ', '')}`;
const side = 'clamp(13.5rem, 19vw, 17.5rem)';
const front = `color-mix(in srgb, ${on.ink} 7%, ${on.surface})`;
const seam = `color-mix(in srgb, ${on.surface} 40%, black)`;
const edge = `color-mix(in srgb, ${on.ink} 20%, ${on.surface})`;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: `${side} minmax(0, 1fr)` } },
});

const carcass = style({
  position: 'relative',
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  borderBlockEnd: `6px solid ${seam}`,
  '@media': {
    [from.desktop]: {
      blockSize: '100%',
      minBlockSize: '100vh',
      borderBlockEnd: 0,
      borderInlineEnd: `6px solid ${seam}`,
    },
  },
});

/** `goesAlong` sticks while the page scrolls, where the window holds all of it; else its foot would be out of reach. */
export const cabinet = styleVariants({
  goesAlong: [
    carcass,
    { '@media': { [tall]: { position: 'sticky', insetBlockStart: 0, blockSize: '100vh' } } },
  ],
  stays: [carcass],
});

export const page = style({ minInlineSize: 0, overflowX: 'clip' });

export const skip = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space.xsmall,
  insetInlineStart: space.xsmall,
  padding: `${space.small} ${space.large}`,
  background: on.action,
  color: on.onAction,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { insetBlockStart: '-20rem' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.medium}`,
  paddingBlock: space.xsmall,
  paddingInline: vars.rhythm.gutter,
  '@media': { [from.desktop]: { display: 'block', padding: `${space.xlarge} ${space.large}` } },
});

const cap = createVar();

export const name = style({
  vars: { [cap]: fontSize.xlarge },
  flex: '1 1 8rem',
  minInlineSize: 0,
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': { [from.desktop]: { vars: { [cap]: fontSize.xxlarge } } },
  selectors: { '&:hover': { textDecoration: `underline 1px ${on.bright}`, textUnderlineOffset: '0.16em' } },
});

/** As large as the longest word of the name allows: small letters are narrower than the capitals it is measured in. */
export const sizes = sizesByBreadth(24, (halfEms) => {
  const fills = (270 / halfEms).toFixed(1);
  return `max(1.1rem, min(${fills}cqi, calc(${cap} * ${vars.font.displayScale})))`;
});

export const trade = style({
  minInlineSize: 0,
  color: on.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  // The line under the head says the same.
  '@media': { [narrow]: { display: 'none' } },
});

export const action = style({
  marginInlineStart: 'auto',
  '@media': { [from.desktop]: { marginBlockStart: space.large } },
});

export const drawers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
  borderBlockStart: `2px solid ${seam}`,
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const smallDrawers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
});

export const beside = style({ display: 'none', '@media': { [from.desktop]: { display: 'block' } } });

export const place = style({ display: 'grid', minInlineSize: 0 });

const drawerFront = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xsmall,
  minInlineSize: 0,
  border: '1px solid',
  borderColor: `${edge} ${seam} ${seam} ${edge}`,
  background: front,
  textDecoration: 'none',
  '@media': {
    [motion]: { transition: `translate ${duration.quick} ease-out` },
    [from.desktop]: {
      selectors: { '&:hover': { translate: '5px 0' }, '&:hover:dir(rtl)': { translate: '-5px 0' } },
    },
  },
});

const largeFront = style([
  drawerFront,
  {
    // Low on a phone: what the page opens with is to be seen under it.
    minBlockSize: '3.75rem',
    padding: space.xxsmall,
    '@media': { [from.desktop]: { minBlockSize: '5.6rem', padding: space.small } },
  },
]);

/** Front of a drawer that is shut. */
export const drawer = styleVariants({
  large: [largeFront],
  small: [drawerFront, { minBlockSize: '5rem', padding: `${space.small} ${space.xsmall}` }],
});

/** The one that is out: nearer, and with a side to it. On a phone it comes towards the page below. */
export const pulledOut = style([
  largeFront,
  {
    zIndex: 1,
    background: `color-mix(in srgb, ${on.ink} 16%, ${on.surface})`,
    boxShadow: `0 10px 14px rgb(0 0 0 / 0.4)`,
    marginBlockEnd: '-10px',
    // Else its own shadow would take the place of the focus ring.
    selectors: { '&:focus-visible': { boxShadow: `0 0 0 6px ${vars.color.focusEdge}` } },
    '@media': {
      '(forced-colors: active)': { borderWidth: '4px' },
      [from.desktop]: {
        marginBlockEnd: 0,
        marginInlineEnd: '-22px',
        borderInlineEnd: `4px solid ${seam}`,
        selectors: { '&:hover': { translate: 'none' } },
      },
    },
  },
]);

const card = style({
  display: 'block',
  maxInlineSize: '100%',
  border: `2px solid ${street.iron}`,
  background: street.paper,
  color: street.onPaper,
  lineHeight: 1.2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

/** A card in its metal frame. */
export const holder = styleVariants({
  large: [
    card,
    {
      minInlineSize: 'min(100%, 5.6rem)',
      padding: space.xxsmall,
      fontSize: '0.875rem',
      '@media': {
        [from.desktop]: {
          minInlineSize: 'min(100%, 9.5rem)',
          padding: `${space.xsmall} ${space.small}`,
          fontSize: fontSize.medium,
        },
      },
    },
  ],
  small: [card, { minInlineSize: 'min(100%, 5rem)', padding: space.xxsmall, fontSize: '0.875rem' }],
});

const cup = style({
  flex: 'none',
  borderRadius: '3px 3px 99px 99px',
  background: street.iron,
  boxShadow: `inset 0 -3px 0 rgb(0 0 0 / 0.3), 0 2px 2px rgb(0 0 0 / 0.3)`,
});

export const pull = styleVariants({
  large: [cup, { inlineSize: '34px', blockSize: '11px' }],
  small: [cup, { inlineSize: '20px', blockSize: '8px' }],
});

// Drawers without labels fill the rest of its height.
export const unlabelled = style({
  display: 'none',
  flex: '1 1 0',
  minBlockSize: '1rem',
  background: front,
  '@media': { [from.desktop]: { display: 'block' } },
});

export const contact = style({
  display: 'none',
  padding: `${space.medium} ${space.large}`,
  borderBlockStart: `2px solid ${seam}`,
  fontSize: fontSize.small,
  '@media': { [from.desktop]: { display: 'block' } },
});
