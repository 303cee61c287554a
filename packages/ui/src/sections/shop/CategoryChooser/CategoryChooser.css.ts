import { assignVars, createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fieldGap, laidOut } from '../../../components/forms/FieldFrame/FieldFrame.css.ts';
import { altSize } from '../../../styles/altSize.css.ts';
import { from } from '../../../styles/breakpoints.ts';
import { focusPoint } from '../../../styles/focusPoint.css.ts';
import { pictureGround } from '../../../styles/pictureGround.css.ts';
import { fontSize, fontStretch, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';
import { windowVars } from '../../../theme/window.css.ts';

const { color, street } = vars;
const { paint, trim } = windowVars;
const darker = (share: string) => `color-mix(in srgb, ${paint}, black ${share})`;
const lighter = (share: string) => `color-mix(in srgb, ${paint}, white ${share})`;

export const root = style({ paddingBlockStart: 'clamp(40px, 5vw, 72px)', overflowX: 'clip' });
export const foot = style({ blockSize: vars.rhythm.section });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xlarge} clamp(24px, 4vw, 60px)`,
  alignItems: 'center',
  paddingBlockEnd: space.xxlarge,
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.12fr) minmax(0, 1fr)' } },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  maxInlineSize: '40ch',
});

export const form = style({
  vars: { [laidOut]: 'contents' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${fieldGap} ${space.medium}`,
  maxInlineSize: '36rem',
  '@media': {
    [from.tablet]: {
      gridTemplateRows: 'auto auto',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridAutoFlow: 'column',
    },
    // Where it stands beside the heading, nothing moves when a word comes under it.
    [from.desktop]: { gridTemplateRows: 'auto auto minmax(3em, auto)' },
  },
});

// As tall as the field, where it stands beside it.
export const go = style({
  display: 'grid',
  paddingBlockStart: space.xsmall,
  '@media': { [from.tablet]: { gridArea: '2 / 2', paddingBlockStart: 0 } },
});

export const notice = style({
  fontSize: fontSize.small,
  lineHeight: 1.5,
  textWrap: 'balance',
  '@media': { [from.tablet]: { gridArea: '3 / 1 / auto / -1' } },
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

const inset = createVar();

// Walked past on a desktop, walked along on a phone.
export const terrace = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xlarge,
  maxInlineSize: '40rem',
  marginInline: 'auto',
  padding: `0 ${vars.rhythm.gutter} ${space.xxlarge}`,
  '@media': {
    [from.desktop]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      justifyContent: 'center',
      gap: `${space.xxlarge} 0`,
      maxInlineSize: '108rem',
      // Room for the roofs.
      padding: '46px 0 0',
    },
  },
});

const bricks = createVar();
const rise = createVar();
const brick = (share: string) => `color-mix(in srgb, ${street.clothPipe} ${share}, ${street.sill})`;

export const house = style({
  vars: { [inset]: '14px', [bricks]: brick('10%'), [rise]: '14px' },
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: space.small,
  paddingInline: inset,
  '@media': {
    [from.desktop]: {
      vars: { [inset]: 'clamp(14px, 1.6vw, 24px)' },
      flex: '1 1 14rem',
      maxInlineSize: '24rem',
      gridTemplateRows: 'auto auto auto auto minmax(124px, auto)',
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      columnGap: space.small,
    },
  },
  // No two neighbours are of one height, one wall or one roof.
  selectors: {
    '&:nth-child(5n + 2)': { vars: { [bricks]: street.sill, [rise]: '24px' } },
    '&:nth-child(5n + 3)': { vars: { [bricks]: street.sillEdge, [rise]: '0px' } },
    '&:nth-child(5n + 4)': { vars: { [bricks]: brick('38%'), [rise]: '30px' } },
    '&:nth-child(5n)': { vars: { [bricks]: brick('18%'), [rise]: '10px' } },
  },
});

const whole = { gridColumn: '1 / -1', marginInline: `calc(-1 * ${inset})` } as const;
const eaves = `color-mix(in srgb, ${bricks}, black 28%)`;
const roof = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 'calc(100% + 9px)',
  forcedColorAdjust: 'none',
} as const;

export const upstairs = style({
  display: 'none',
  position: 'relative',
  zIndex: -1,
  borderBlockStart: `10px solid ${eaves}`,
  background: bricks,
  boxShadow: `inset -2px 0 0 ${vars.shadow.cast}`,
  forcedColorAdjust: 'none',
  gridRow: 1,
  ...whole,
  '@media': { [from.desktop]: { display: 'block' } },
  selectors: {
    [`${house}:nth-child(5n + 2) &::before`]: {
      ...roof,
      blockSize: '36px',
      background: eaves,
      clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
    },
    [`${house}:nth-child(5n + 3) &::before`]: {
      ...roof,
      insetInline: '28%',
      blockSize: '20px',
      borderBlockStart: `7px solid ${eaves}`,
      background: bricks,
    },
    [`${house}:nth-child(5n) &::before`]: {
      ...roof,
      blockSize: '32px',
      background: street.iron,
      clipPath: 'polygon(7% 0, 93% 0, 100% 100%, 0 100%)',
    },
  },
});

export const sign = style({
  ...whole,
  gridRow: 1,
  borderRadius: '3px 3px 0 0',
  background: `${vars.lamps}, ${paint}`,
  boxShadow: `inset -2px 0 0 ${vars.shadow.cast}`,
  fontFamily: vars.font.display,
  fontSize: fontSize.large,
  fontStretch: '90%',
  fontWeight: vars.font.displayWeight,
  lineHeight: 1.1,
  '@media': {
    [from.desktop]: {
      gridRow: 2,
      borderBlock: `5px solid ${darker('32%')}`,
      borderRadius: 0,
      fontSize: 'clamp(1.2rem, 1.75vw, 1.7rem)',
    },
  },
});

export const signLink = style({
  display: 'flex',
  gap: space.xsmall,
  alignItems: 'center',
  minBlockSize: '56px',
  padding: '6px 14px',
  color: street.paper,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': { [from.desktop]: { justifyContent: 'center', paddingInline: space.xsmall } },
  selectors: {
    [`${house}:hover &`]: { textDecoration: 'underline' },
    // As bright as the ring, which therefore has an edge on either side.
    '&:focus-visible': {
      outline: `3px solid ${color.focus}`,
      outlineOffset: '-6px',
      boxShadow: `inset 0 0 0 8px ${color.focusEdge}`,
    },
  },
});

export const medal = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  padding: '6px',
  borderRadius: '50%',
  background: street.pane,
  boxShadow: `0 0 0 2px ${trim}`,
  forcedColorAdjust: 'none',
});

export const awning = style({
  position: 'relative',
  zIndex: 2,
  gridRow: 2,
  gridColumn: '1 / -1',
  // A phone's awning is wider than the shop; on a desktop the neighbours' begin there.
  marginInline: `calc(-8px - ${inset})`,
  '@media': { [from.desktop]: { gridRow: 3, marginInline: `calc(-1 * ${inset})` } },
});

/** The paint around the windows downstairs. */
export const wall = style({
  ...whole,
  zIndex: -1,
  gridRow: 3,
  marginBlockStart: '-14px',
  borderBlockEnd: `12px solid ${darker('34%')}`,
  background: paint,
  boxShadow: `inset -2px 0 0 ${vars.shadow.cast}`,
  forcedColorAdjust: 'none',
  '@media': { [from.desktop]: { gridRow: 4, borderBlockEnd: 0 } },
});

const pane = style({
  position: 'relative',
  gridRow: 3,
  aspectRatio: '3 / 5',
  marginBlock: '14px 34px',
  background: street.pane,
  // Its frame, in the colour of the wall around it, and its sill.
  boxShadow: `0 0 0 3px ${lighter('72%')}, 0 9px 0 0 ${darker('40%')}, ${vars.shadow.glow}`,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
  selectors: {
    // The street in the glass.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background:
        'linear-gradient(112deg, transparent 66%, rgb(255 255 255 / 0.16) 0 74%, transparent 0 77%, rgb(255 255 255 / 0.16) 0 80%, transparent 0)',
      boxShadow: `inset 0 0 0 1px ${vars.shadow.cast}`,
      pointerEvents: 'none',
    },
  },
  '@media': { [from.desktop]: { gridRow: 1, aspectRatio: '4 / 3' } },
});

const upper = {
  marginBlock: `calc(22px + ${rise}) 24px`,
  boxShadow: `0 0 0 4px ${street.paper}, 0 9px 0 0 ${eaves}, ${vars.shadow.glow}`,
} as const;

export const shopWindow = styleVariants({
  start: [
    pane,
    {
      gridColumn: 1,
      '@media': { [from.desktop]: { ...upper, gridColumn: '1 / 4', marginInline: '0 5px' } },
    },
  ],
  middle: [
    pane,
    {
      gridColumn: 2,
      '@media': {
        [from.desktop]: { gridRow: 4, gridColumn: '1 / 5', alignSelf: 'start', marginBlock: '20px 28px' },
      },
    },
  ],
  end: [
    pane,
    {
      gridColumn: 3,
      '@media': { [from.desktop]: { ...upper, gridColumn: '4 / 7', marginInline: '5px 0' } },
    },
  ],
});

/** Nothing stands in it: a desktop sees the light behind, a phone the wall. */
export const bare = style({ display: 'none', '@media': { [from.desktop]: { display: 'block' } } });

// The products that come first stand at the top of a page.
const filled = style({
  vars: { [altSize]: '0', [focusPoint]: '50% 0', [pictureGround]: windowVars.ground },
  blockSize: '100%',
});

/** Of the two pictures in a window one is shown, and the other is not loaded. */
export const picture = styleVariants({
  always: [filled, { display: 'block' }],
  desktop: [filled, { display: 'none', '@media': { [from.desktop]: { display: 'block' } } }],
  phone: [filled, { display: 'block', '@media': { [from.desktop]: { display: 'none' } } }],
});

export const door = style({
  display: 'none',
  position: 'relative',
  gridRow: 4,
  gridColumn: '5 / 7',
  marginBlockStart: '18px',
  border: `3px solid ${darker('38%')}`,
  borderBlockEnd: 0,
  background: [
    `linear-gradient(${lighter('14%')} 0 0) 0 100% / 100% 34% no-repeat`,
    'linear-gradient(112deg, transparent 40%, rgb(255 255 255 / 0.4) 0 60%, transparent 0)',
    street.pane,
  ].join(', '),
  boxShadow: `inset 0 0 0 6px ${lighter('14%')}`,
  forcedColorAdjust: 'none',
  '@media': { [from.desktop]: { display: 'block' } },
  selectors: {
    // The handle.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '60%',
      insetInlineStart: '9px',
      inlineSize: '5px',
      blockSize: '22px',
      borderRadius: '3px',
      background: trim,
    },
  },
});

export const doorSign = style({
  position: 'absolute',
  insetBlockStart: '24%',
  insetInline: '5px',
  padding: '5px 1px 6px',
  border: '2px solid',
  borderRadius: '4px',
  background: street.paper,
  color: street.paperAccent,
  fontFamily: vars.font.display,
  fontSize: fontSize.xsmall,
  fontStretch: fontStretch.condensed,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

// On a desktop it is the pavement; on a phone the page shows between the houses.
export const doorstep = style({
  ...whole,
  gridRow: 4,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'center',
  paddingBlockStart: space.xsmall,
  '@media': {
    [from.desktop]: {
      gridRow: 5,
      padding: `10px ${space.xsmall} ${space.small}`,
      borderBlockStart: `5px solid ${street.kerb}`,
      background: `linear-gradient(90deg, transparent calc(100% - 2px), ${street.kerb} 0), ${street.pavement}`,
    },
  },
});

export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `0 ${space.xxsmall}`,
  inlineSize: '100%',
  fontSize: fontSize.small,
  lineHeight: 1.3,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': {
    // Side by side as long as they fit.
    [from.desktop]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-evenly',
      gap: `0 ${space.xsmall}`,
      fontSize: `clamp(${fontSize.xsmall}, 1.05vw, 1rem)`,
    },
  },
});

// Under the one window there is.
globalStyle(`${names} > li:only-child`, { gridColumn: 2 });

export const name = style({
  display: 'inline-block',
  paddingBlock: '6px 2px',
  fontWeight: 600,
  textDecorationThickness: '1px',
  '@media': { [from.desktop]: { fontWeight: 400 } },
});

export const price = style({ display: 'block', color: on.inkMuted });

export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  fontFamily: vars.font.display,
  fontWeight: 700,
  textAlign: 'center',
});
