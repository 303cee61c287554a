import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, fontStretch, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const { street } = vars;

/** Five abreast on a desktop, as the houses above may stand; one under the other on a phone. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.large} clamp(16px, 2vw, 28px)`,
  marginBlockStart: space.xxlarge,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
      rowGap: 'clamp(32px, 3.6vw, 48px)',
    },
  },
});

export const shop = style({
  display: 'grid',
  gridTemplateColumns: '108px minmax(0, 1fr)',
  columnGap: '18px',
  alignItems: 'center',
  '@media': {
    [from.tablet]: {
      gridTemplateRows: 'auto 1fr',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'stretch',
    },
  },
});

// The shutter hangs in a wall, under a lintel, on a step.
export const front = style({
  position: 'relative',
  blockSize: '96px',
  border: `7px solid ${street.sillEdge}`,
  borderBlock: `13px solid ${street.sillEdge}`,
  borderBlockEndWidth: 0,
  boxShadow: `0 8px 0 ${street.kerb}`,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
  '@media': {
    [from.tablet]: { blockSize: '132px', borderInlineWidth: '10px', borderBlockStartWidth: '20px' },
  },
});

export const bill = style({
  alignSelf: 'center',
  maxInlineSize: '92%',
  padding: '6px 9px 7px',
  border: `3px solid ${vars.color.focusEdge}`,
  background: street.paper,
  color: street.onPaper,
  boxShadow: vars.shadow.lift,
  fontFamily: vars.font.display,
  fontSize: '1.2rem',
  fontStretch: fontStretch.narrow,
  fontWeight: vars.font.displayWeight,
  lineHeight: 0.9,
  textAlign: 'center',
  textTransform: 'uppercase',
  overflowWrap: 'anywhere',
  rotate: '-3deg',
  selectors: { [`${shop}:nth-child(3n) &`]: { rotate: '2deg' } },
  '@media': { [from.tablet]: { padding: '7px 13px 9px', fontSize: '1.6rem' } },
});

export const words = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxsmall,
  justifyItems: 'start',
  minInlineSize: 0,
  '@media': { [from.tablet]: { paddingBlockStart: '22px' } },
});

export const name = style({ display: 'flex', gap: space.xsmall, alignItems: 'center', minInlineSize: 0 });

export const drawing = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '34px',
  blockSize: '34px',
  padding: '6px',
  borderRadius: '50%',
  background: street.paper,
  boxShadow: `0 0 0 2px ${street.sillEdge}`,
  forcedColorAdjust: 'none',
});

export const nearest = style({
  color: on.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

export const nearestLink = style({ color: on.ink, fontWeight: 600 });

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  fontFamily: vars.font.display,
  fontWeight: 700,
});
