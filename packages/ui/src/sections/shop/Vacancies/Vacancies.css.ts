import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, fontStretch, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const { street } = vars;

/** Five abreast on a desktop, lower than a house that is open; on a phone a list, each in two or three lines. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 'clamp(16px, 2vw, 28px)',
  marginBlockStart: space.large,
  '@media': {
    [from.tablet]: {
      marginBlockStart: space.xxlarge,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
      rowGap: 'clamp(32px, 3.6vw, 48px)',
    },
  },
});

export const shop = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: space.xxsmall,
  borderBlockStart: `${vars.stroke.hair} ${on.line}`,
  '@media': {
    [from.tablet]: { gridTemplateRows: 'auto 1fr', paddingBlockEnd: 0, borderBlockStart: 0 },
  },
});

// The shutter hangs in a wall, under a lintel, on a step.
export const front = style({
  position: 'relative',
  display: 'none',
  blockSize: '80px',
  border: `8px solid ${street.sillEdge}`,
  borderBlock: `12px solid ${street.sillEdge}`,
  borderBlockEndWidth: 0,
  boxShadow: `0 8px 0 ${street.kerb}`,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
  '@media': { [from.tablet]: { display: 'block' } },
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
});

export const words = style({
  display: 'grid',
  // On a phone the way to ask stands beside the name, on its line.
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(45%)',
  gridTemplateAreas: '"name action" "nearest nearest"',
  columnGap: space.small,
  alignItems: 'center',
  minInlineSize: 0,
  '@media': {
    [from.tablet]: {
      gridTemplateRows: 'auto 1fr auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"name" "nearest" "action"',
      rowGap: space.xxsmall,
      alignItems: 'start',
      justifyItems: 'start',
      paddingBlockStart: '18px',
    },
  },
});

export const name = style({
  gridArea: 'name',
  display: 'flex',
  gap: space.xsmall,
  alignItems: 'center',
  minInlineSize: 0,
});

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
  gridArea: 'nearest',
  color: on.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.35,
  '@media': { [from.tablet]: { lineHeight: 1.5 } },
  overflowWrap: 'anywhere',
});

export const nearestLink = style({ color: on.ink, fontWeight: 600 });

export const action = style({
  gridArea: 'action',
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: touchTarget,
  overflowWrap: 'anywhere',
  fontFamily: vars.font.display,
  fontWeight: 700,
});
