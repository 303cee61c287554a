import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { edgesAcross, halfLine, laneLine, lanesAcross, nearTrackWidth } from '../../styles/lanes.ts';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { screenMargin } from '@awning/ui/theme/measureMargin';

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
  paddingInline: screenMargin,
  '@media': {
    [from.desktop]: {
      paddingInline: `${screenMargin} clamp(24px, 4vw, 80px)`,
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
      backgroundColor: vars.color.accent,
      backgroundImage: lanesAcross('right', laneVar, vars.color.onAccent),
      boxShadow: edgesAcross('right', vars.color.onAccent),
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
  gridTemplateColumns: 'auto minmax(0, 1fr) fit-content(60%)',
  alignItems: 'center',
  columnGap: 'clamp(10px, 1.8vw, 32px)',
  minBlockSize: '6rem',
  boxShadow: `${edgesAcross('bottom', on.ink)}, inset 0 ${halfLine} ${on.ink}`,
  background: on.surface,
  color: on.ink,
  paddingInlineEnd: vars.rhythm.gutter,
  selectors: {
    '&:last-child': {
      boxShadow: `${edgesAcross('bottom', on.ink)}, inset 0 ${halfLine} ${on.ink}, inset 0 calc(${laneLine} / -2) ${on.ink}`,
    },
  },
  '@media': {
    '(forced-colors: active)': { borderBlock: '1px solid' },
    [from.desktop]: { minBlockSize: laneVar },
  },
});

// An outer lane is the longer way round, so that each starts ahead of the one within.
export const start = Array.from({ length: most }, (_, place) =>
  style({
    paddingInlineStart: `calc(${place} * clamp(8px, 2.6vw, 56px))`,
    '@media': { [from.desktop]: { gridRowStart: place + 2 } },
  }),
);

// Ends at the starting line.
export const number = style({
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  paddingInline: `${vars.rhythm.gutter} clamp(4px, 0.8vw, 14px)`,
  borderInlineEnd: `calc(${laneLine} * 2) solid ${on.ink}`,
  '@media': {
    [from.desktop]: { paddingInlineStart: screenMargin },
  },
});

/** Painted to be read by a runner behind the line. */
export const figure = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: 'clamp(2rem, 6vw, 6.5rem)',
  lineHeight: 0.8,
  letterSpacing: '-0.04em',
  writingMode: 'vertical-rl',
});

export const words = style({
  display: 'grid',
  gap: space.xxsmall,
  paddingBlock: space.small,
  // Beside the longest price there is room for a word.
  minInlineSize: '6ch',
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

// Small letters need more of the ground than the bright ones of a usual price have.
export const price = styleVariants(
  {
    usual: { size: 'clamp(2.4rem, 6.4vw, 7rem)', color: on.bright },
    long: { size: 'clamp(1rem, 2.4vw, 2.4rem)', color: on.ink },
  },
  ({ size, color }) => ({
    color,
    overflowWrap: 'break-word',
    fontSize: `calc(${size} * ${vars.font.displayScale})`,
  }),
);

// So does the sign before the digits.
globalStyle(`${price.usual} > span > span > span`, { color: on.ink });

export const bend = style({
  display: 'none',
  '@media': { [from.desktop]: { display: 'block', gridColumn: '2 / 4' } },
});

export const terms = style({
  gridColumn: '1 / -1',
  paddingBlock: space.xlarge,
  paddingInline: screenMargin,
});
