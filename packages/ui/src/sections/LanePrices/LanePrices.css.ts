import { createVar, style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { laneLine, lanesAcross, nearTrackWidth } from '../../styles/lanes.ts';
import { fontSize, space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/ground.css.ts';
import { measureMargin } from '../../theme/measureMargin.ts';
import { trackPaint, trackSurface } from '../../theme/track.css.ts';

/** How far the inside lane keeps from the middle of the bend, in lanes. */
export const radius = 0.5;

const laneVar = createVar();

const most = 6;
export const count = Array.from({ length: most }, (_, place) =>
  style({ vars: { [laneVar]: `calc(${nearTrackWidth} / ${place + 1})` } }),
);

export const root = style({
  overflow: 'clip',
  '@media': {
    [from.desktop]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) calc(${laneVar} * ${radius}) ${nearTrackWidth}`,
    },
  },
});

export const head = style({
  display: 'grid',
  gap: space.medium,
  paddingBlock: `calc(${vars.rhythm.section} * 0.75) ${space.xlarge}`,
  paddingInline: measureMargin(),
  '@media': {
    [from.desktop]: {
      paddingInline: `${measureMargin()} clamp(24px, 4vw, 80px)`,
      paddingBlock: `calc(${vars.rhythm.section} * 0.75) ${space.small}`,
    },
  },
});

// What comes down from the section above, if that is a track too.
export const straight = style({
  display: 'none',
  '@media': {
    [from.desktop]: {
      gridColumn: 3,
      display: 'block',
      backgroundColor: trackSurface,
      backgroundImage: lanesAcross('right', laneVar, trackPaint),
    },
  },
});

export const lanes = style({
  display: 'grid',
  '@media': {
    [from.desktop]: {
      // Half a lane of grass, then lanes that are all as tall as the tallest.
      gridTemplateRows: `${radius}fr`,
      gridAutoRows: '1fr',
      backgroundColor: 'transparent',
    },
  },
});

export const lane = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 'clamp(10px, 1.8vw, 32px)',
  minBlockSize: '6rem',
  borderBlockStart: `${laneLine} solid ${on.ink}`,
  background: on.surface,
  color: on.ink,
  paddingInlineEnd: vars.rhythm.gutter,
  selectors: { '&:last-child': { borderBlockEnd: `${laneLine} solid ${on.ink}` } },
  '@media': {
    [from.desktop]: {
      minBlockSize: laneVar,
      selectors: { '&:first-child': { gridRowStart: 2 } },
    },
  },
});

// The way round is longer the further out one runs, so that each starts ahead of the one within.
export const start = Array.from({ length: most }, (_, place) =>
  style({
    paddingInlineStart: `calc(${place} * clamp(8px, 2.6vw, 56px))`,
  }),
);

/** Painted as whoever waits behind the line reads it. */
export const number = style({
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  paddingInline: `${vars.rhythm.gutter} clamp(8px, 1.2vw, 20px)`,
  borderInlineEnd: `calc(${laneLine} * 2) solid ${on.ink}`,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: 'clamp(2rem, 5vw, 5.5rem)',
  lineHeight: 1,
  writingMode: 'vertical-rl',
  selectors: { '&:dir(rtl)': { writingMode: 'vertical-lr' } },
  '@media': {
    [from.desktop]: { paddingInline: `${measureMargin()} clamp(8px, 1.2vw, 20px)` },
  },
});

export const words = style({
  display: 'grid',
  gap: space.xxsmall,
  paddingBlock: space.small,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const name = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: `calc(${fontSize.xlarge} * ${vars.font.displayScale})`,
  lineHeight: 1.1,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
});

export const note = style({ lineHeight: 1.35, textWrap: 'pretty' });

export const price = style({
  color: on.bright,
  fontSize: `calc(clamp(2.4rem, 5.2vw, 5.5rem) * ${vars.font.displayScale})`,
});

export const bend = style({
  display: 'none',
  '@media': { [from.desktop]: { display: 'block', gridColumn: '2 / 4' } },
});

export const terms = style({
  gridColumn: '1 / -1',
  paddingBlock: space.xlarge,
  paddingInline: measureMargin(),
});
