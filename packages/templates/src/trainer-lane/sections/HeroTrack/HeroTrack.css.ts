import { keyframes, style } from '@vanilla-extract/css';
import { from, motion } from '@awning/ui/styles/breakpoints';
import { edgesAcross, halfLine, laneLine, nearTrackWidth } from '../../styles/lanes.ts';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { screenMargin } from '@awning/ui/theme/measureMargin';

export const root = style({
  overflow: 'clip',
  '@media': {
    [from.desktop]: { display: 'grid', gridTemplateColumns: `minmax(0, 1fr) ${nearTrackWidth}` },
  },
});

export const words = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space.medium,
  minInlineSize: 0,
  // On a phone the way on stands whole over the bar at the foot of the window.
  paddingBlock: '20px 24px',
  paddingInline: vars.rhythm.gutter,
  '@media': {
    [from.tablet]: { gap: space.large, paddingBlock: 'clamp(40px, 6vw, 104px)' },
    [from.desktop]: { paddingInline: `${screenMargin} clamp(32px, 5vw, 96px)` },
  },
});

export const lead = style({
  maxInlineSize: '34rem',
  fontSize: fontSize.large,
  lineHeight: 1.4,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minBlockSize: 'clamp(20rem, 92vw, 46rem)',
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  // Painted ground is a picture of its own: it reads the same way whichever way the page does.
  direction: 'ltr',
  '@media': { [from.desktop]: { minBlockSize: 'clamp(36rem, 47vw, 56rem)' } },
});

/** Holds a photograph where the track would be. */
export const photo = style({
  position: 'relative',
  minBlockSize: 'clamp(20rem, 92vw, 46rem)',
  '@media': { [from.desktop]: { minBlockSize: 'clamp(36rem, 47vw, 56rem)' } },
});

export const lane = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  containerType: 'inline-size',
  // Half of each line on either lane.
  boxShadow: `${edgesAcross('right', vars.color.onAccent)}, inset ${halfLine} 0 ${vars.color.onAccent}, inset calc(${laneLine} / -2) 0 ${vars.color.onAccent}`,
  '@media': { '(forced-colors: active)': { borderInline: '1px solid' } },
});

// An outer lane is the longer way round, so that each starts ahead of the one within.
const most = 6;
const lanes = Array.from({ length: most }, (_, place) => place);
export const start = lanes.map((place) =>
  style({ paddingBlockEnd: `calc(${place} * clamp(14px, 2.2vw, 44px))` }),
);

// No two runners are level.
const headStarts = [42, 4, 27, 14, 36, 8];
export const ahead = headStarts.map((share) =>
  style({
    // Where lanes are short for their width, all runners are nearer the front.
    insetBlockStart: `${share * 0.6}%`,
    '@media': { [from.desktop]: { insetBlockStart: `${share}%` } },
  }),
);

// They come on into their places as the page opens, the first of them at once.
const comeOn = keyframes({ from: { transform: 'translateY(-40%)' } });

export const runner = style({
  position: 'absolute',
  insetInline: 0,
  '@media': {
    [motion]: { animation: `${comeOn} 700ms ease-out backwards` },
  },
});

export const number = style({
  marginBlockStart: 'auto',
  alignSelf: 'stretch',
  paddingBlock: `clamp(8px, 1.2vw, 22px) clamp(14px, 1.6vw, 30px)`,
  borderBlockStart: `calc(${laneLine} * 2) solid ${vars.color.onAccent}`,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: '72cqi',
  lineHeight: 1,
  letterSpacing: '-0.04em',
  textAlign: 'center',
});
