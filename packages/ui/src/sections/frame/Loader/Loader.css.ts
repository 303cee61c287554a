import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from, motion, noScript } from '../../../styles/breakpoints.ts';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

const { color, street } = vars;
const dark = `color-mix(in srgb, ${color.surfaceDeeper}, black 62%)`;
const glow = (amount: string) => `color-mix(in srgb, ${color.spark} ${amount}, transparent)`;

// Night in the workshop, at any hour.
export const root = style({
  position: 'fixed',
  zIndex: 60,
  inset: 0,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  // Nothing here is worth scrolling to: on a low screen the message stays and the board is cut.
  overflow: 'hidden',
  background: dark,
  color: color.onDeep,
  // Without script it would stay for ever.
  '@media': { [noScript]: { display: 'none' } },
});

const cord = 'clamp(16px, 7vh, 72px)';

export const light = style({
  position: 'absolute',
  insetBlock: `calc(${cord} + 40px) 0`,
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'min(100%, 72rem)',
  background: `linear-gradient(${glow('30%')}, ${glow('5%')} 80%, transparent)`,
  clipPath: 'polygon(calc(50% - 62px) 0, calc(50% + 62px) 0, 100% 100%, 0 100%)',
  pointerEvents: 'none',
});

export const lamp = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: '136px',
  blockSize: `calc(${cord} + 52px)`,
  background: `linear-gradient(${street.sillEdge} 0 0) 50% 0 / 4px ${cord} no-repeat`,
});

export const shade = style({ position: 'absolute', insetBlockEnd: 0, insetInline: 0 });

export const room = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xlarge,
  alignContent: 'safe center',
  justifyItems: 'center',
  overflow: 'clip',
  paddingBlock: `calc(${cord} + ${space.huge}) ${space.vast}`,
  paddingInline: vars.rhythm.gutter,
});

export const message = style({ maxInlineSize: '100%', textAlign: 'center', color: color.spark });

const leg = {
  content: '""',
  position: 'absolute',
  insetBlockStart: '-18px',
  inlineSize: '14px',
  blockSize: '100vh',
  background: `color-mix(in srgb, ${color.surfaceDeep}, ${dark} 45%)`,
} as const;

export const easel = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  maxInlineSize: '48rem',
  selectors: {
    '&::before': { ...leg, insetInlineStart: '16%', rotate: '4deg', transformOrigin: '50% 0' },
    '&::after': { ...leg, insetInlineEnd: '16%', rotate: '-4deg', transformOrigin: '50% 0' },
  },
});

// As tall as ten lines from the beginning; a line that wraps pushes the oldest out at the top.
export const board = style({
  position: 'relative',
  zIndex: 1,
  boxSizing: 'content-box',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  blockSize: '16em',
  padding: space.large,
  overflow: 'hidden',
  background: color.surfaceDeeper,
  border: `10px solid ${color.surfaceDeep}`,
  borderRadius: vars.radius.card,
  boxShadow: `inset 0 0 0 1px ${color.spark}, 0 8px 0 color-mix(in srgb, ${dark}, black 50%)`,
  fontSize: fontSize.xsmall,
  direction: 'ltr',
  '@media': { [from.tablet]: { fontSize: fontSize.small } },
});

export const code = style({
  minBlockSize: '16em',
  fontFamily: vars.font.figures,
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: color.onDeepMuted,
});

export const quoted = style({ color: color.spark });

const blink = keyframes({ '50%': { opacity: 0 } });

export const caret = style({
  display: 'inline-block',
  inlineSize: '0.6em',
  blockSize: '1.15em',
  marginInlineStart: '1px',
  verticalAlign: '-0.2em',
  background: color.spark,
  '@media': { [motion]: { animation: `${blink} 1s steps(2, jump-none) infinite` } },
});

export const bench = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  blockSize: space.xlarge,
  background: `color-mix(in srgb, ${dark}, black 45%)`,
  borderBlockStart: `6px solid ${color.surfaceDeep}`,
});

export const tins = style({
  position: 'absolute',
  insetBlockEnd: 'calc(100% + 6px)',
  inlineSize: 'clamp(120px, 18vw, 200px)',
  marginInlineEnd: 'min(46%, 30rem)',
});

export const paint = styleVariants({
  spark: { fill: color.spark },
  cloth: { fill: street.clothPipe },
  deep: { fill: color.surfaceDeep },
  iron: { fill: street.sillEdge },
  bulb: { fill: color.spark },
  drip: { fill: street.paper },
});
