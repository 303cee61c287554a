import { assignVars, createVar, style } from '@vanilla-extract/css';
import { fieldGap, laidOut } from '../../../components/forms/FieldFrame/FieldFrame.css.ts';
import { from } from '../../../styles/breakpoints.ts';
import { fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { windowVars } from '../../../theme/window.css.ts';

const { color, street } = vars;
const { paint } = windowVars;

export const root = style({ paddingBlockStart: vars.rhythm.section, overflowX: 'clip' });
export const foot = style({ blockSize: vars.rhythm.section });

export const form = style({
  vars: { [laidOut]: 'contents' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${fieldGap} ${space.medium}`,
  maxInlineSize: '36rem',
  marginBlockStart: space.xlarge,
  '@media': {
    [from.tablet]: {
      gridTemplateRows: 'auto auto',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridAutoFlow: 'column',
    },
  },
});

// As tall as the field, where it stands beside it.
export const go = style({
  display: 'grid',
  paddingBlockStart: space.xsmall,
  '@media': { [from.tablet]: { gridArea: '2 / 2', paddingBlockStart: 0 } },
});

/** A shop that brought no colours of its own. */
export const unpainted = style({
  vars: assignVars(windowVars, {
    clothA: street.clothA,
    clothB: street.clothB,
    paint: color.surfaceDeep,
    trim: color.onDeep,
    ground: color.surfaceDeep,
  }),
});

export const terrace = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'safe center',
  marginBlockStart: space.xlarge,
  paddingBlockStart: space.small,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
});

const wall = createVar();
const rise = createVar();
const brick = (share: string) => `color-mix(in srgb, ${street.clothPipe} ${share}, ${street.sill})`;

// No two neighbours are of one height or one wall.
export const house = style({
  vars: { [wall]: brick('10%'), [rise]: '30px' },
  flex: '1 0 auto',
  inlineSize: '6.5rem',
  maxInlineSize: '13rem',
  scrollSnapAlign: 'start',
  selectors: {
    '&:nth-child(4n + 2)': { vars: { [wall]: street.sill, [rise]: '66px' } },
    '&:nth-child(4n + 3)': { vars: { [wall]: street.sillEdge, [rise]: '8px' } },
    '&:nth-child(4n)': { vars: { [wall]: brick('38%'), [rise]: '48px' } },
  },
});

export const door = style({
  display: 'block',
  position: 'relative',
  textDecoration: 'none',
  selectors: {
    // Over all that the door is made of; the sign is as bright as the ring, so that has an edge on either side.
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': {
      content: '""',
      position: 'absolute',
      zIndex: 2,
      inset: 0,
      outline: `3px solid ${color.focus}`,
      outlineOffset: '-6px',
      boxShadow: `inset 0 0 0 8px ${color.focusEdge}`,
      pointerEvents: 'none',
    },
  },
});

const pane = `linear-gradient(${street.paper} 0 0)`;

export const upstairs = style({
  display: 'block',
  blockSize: `calc(96px + ${rise})`,
  borderBlockStart: `9px solid color-mix(in srgb, ${wall}, black 28%)`,
  // Two sash windows, a cross bar over each.
  background: ['28%', '72%']
    .flatMap((x) => [
      `${pane} ${x} calc(100% - 44px) / 30px 3px no-repeat`,
      `linear-gradient(${street.iron} 0 0) ${x} calc(100% - 21px) / 24px 46px no-repeat`,
      `${pane} ${x} calc(100% - 18px) / 30px 52px no-repeat`,
    ])
    .concat(wall)
    .join(', '),
  boxShadow: `inset -2px 0 0 ${vars.shadow.cast}`,
  forcedColorAdjust: 'none',
});

export const sign = style({
  display: 'block',
  padding: '9px 4px 10px',
  borderBlock: `4px solid color-mix(in srgb, ${paint}, black 32%)`,
  background: paint,
  color: windowVars.trim,
  fontFamily: vars.font.display,
  fontSize: '1.0625rem',
  fontStretch: fontStretch.condensed,
  fontWeight: 700,
  lineHeight: 1,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    [`${door}:is(:hover, :focus-visible) &`]: { background: color.spark, color: color.onSpark },
  },
});

export const awning = style({ display: 'block', position: 'relative', zIndex: 1 });

export const front = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 34%',
  gap: space.xsmall,
  blockSize: '112px',
  marginBlockStart: '-12px',
  padding: '20px 9px 0',
  background: paint,
  forcedColorAdjust: 'none',
});

export const glass = style({
  display: 'grid',
  placeItems: 'end center',
  blockSize: '70px',
  background: street.pane,
  boxShadow: `0 0 0 2px ${windowVars.trim}, 0 5px 0 2px color-mix(in srgb, ${paint}, black 34%), ${vars.shadow.glow}`,
  overflow: 'hidden',
});

export const leaf = style({
  padding: '5px',
  border: `2px solid color-mix(in srgb, ${paint}, black 36%)`,
  borderBlockEnd: 0,
  background: `color-mix(in srgb, ${paint}, white 16%)`,
  selectors: { '&::before': { content: '""', display: 'block', blockSize: '44px', background: street.pane } },
});

export const pavement = style({
  blockSize: '30px',
  borderBlockStart: `5px solid ${street.kerb}`,
  background: `linear-gradient(90deg, transparent calc(100% - 2px), ${street.kerb} 0) 0 0 / 118px 100%, ${street.pavement}`,
});
