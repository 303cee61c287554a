import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { laneCount, lanesAcross, lanesAround, laneLine, laneWidth, trackWidth } from '../../styles/lanes.ts';
import { fontSize, space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { trackPaint, trackSurface } from '../../theme/track.css.ts';

const columns = 4;
const most = 24;
// Room for a bend: the track, and what lies within it.
const bend = `calc(${trackWidth} + ${laneWidth} * 2)`;

export const root = style({ overflow: 'clip', paddingBlockStart: vars.rhythm.section });

export const head = style({
  paddingInlineEnd: trackWidth,
  paddingBlockEnd: vars.rhythm.gutter,
  '@media': { [from.desktop]: { paddingInlineEnd: 0, paddingBlockEnd: space.xlarge } },
});

export const laps = style({
  '@media': {
    [from.desktop]: {
      display: 'grid',
      gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      paddingInline: bend,
    },
  },
});

export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${trackWidth}`,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: `${trackWidth} 1fr` },
  },
});

// Out and back and out again, as a track goes.
export const at = Array.from({ length: most }, (_, place) => {
  const row = Math.floor(place / columns);
  const step = place % columns;
  return style({
    '@media': {
      [from.desktop]: {
        gridRow: row + 1,
        gridColumn: row % 2 === 1 ? columns - step : step + 1,
      },
    },
  });
});

const fitting = (box: object) => ({ '@media': { [from.desktop]: { selectors: { '&::after': box } } } });
const round = {
  content: '""',
  position: 'absolute',
  insetBlock: `${trackWidth} 0`,
  inlineSize: `calc(${laneWidth} * 2)`,
  boxShadow: lanesAround(laneCount, laneWidth, trackSurface, trackPaint),
  pointerEvents: 'none',
} as const;
const reach = `calc(${trackWidth} * -1.1)`;

export const turn = styleVariants({
  none: {},
  end: [
    fitting({
      ...round,
      insetInlineStart: '100%',
      borderStartEndRadius: `calc(${laneWidth} * 2)`,
      borderEndEndRadius: `calc(${laneWidth} * 2)`,
      clipPath: `inset(${reach} ${reach} ${reach} 0)`,
    }),
    {
      selectors: {
        '&:dir(rtl)::after': { clipPath: `inset(${reach} 0 ${reach} ${reach})` },
      },
    },
  ],
  start: [
    fitting({
      ...round,
      insetInlineEnd: '100%',
      borderStartStartRadius: `calc(${laneWidth} * 2)`,
      borderEndStartRadius: `calc(${laneWidth} * 2)`,
      clipPath: `inset(${reach} 0 ${reach} ${reach})`,
    }),
    {
      selectors: {
        '&:dir(rtl)::after': { clipPath: `inset(${reach} ${reach} ${reach} 0)` },
      },
    },
  ],
  away: [
    fitting({
      ...round,
      insetInlineStart: '100%',
      borderStartEndRadius: `calc(${laneWidth} * 2)`,
      clipPath: `inset(${reach} ${reach} 0 0)`,
    }),
    {
      selectors: {
        '&:dir(rtl)::after': { clipPath: `inset(${reach} 0 0 ${reach})` },
      },
    },
  ],
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.xxsmall,
  minInlineSize: 0,
  gridRow: 1,
  gridColumn: 1,
  paddingBlock: space.small,
  paddingInline: vars.rhythm.gutter,
  '@media': {
    [from.desktop]: {
      gridRow: 2,
      paddingBlock: `${space.large} ${space.xxlarge}`,
      paddingInline: `0 ${space.large}`,
    },
  },
});

// The strip of track that belongs to the stage, with the number painted in a gap in its lines.
export const number = style({
  gridColumn: -2,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: trackSurface,
  backgroundImage: lanesAcross('right', laneWidth, trackPaint),
  boxShadow: `calc(${laneLine} / 2) 0 ${trackPaint}, calc(${laneLine} / -2) 0 ${trackPaint}`,
  color: trackPaint,
  '@media': {
    [from.desktop]: {
      gridRow: 1,
      justifyItems: 'start',
      backgroundImage: lanesAcross('bottom', laneWidth, trackPaint),
      boxShadow: `0 calc(${laneLine} / 2) ${trackPaint}, 0 calc(${laneLine} / -2) ${trackPaint}`,
      // The first straight comes from beyond the page's edge.
      selectors: {
        [`${stage}:first-child > &`]: { marginInlineStart: `calc(${bend} * -1)`, paddingInlineStart: bend },
      },
    },
  },
});

export const figure = style({
  paddingInline: '0.08em',
  background: trackSurface,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: `max(calc(${laneWidth} * 1.8), ${fontSize.medium})`,
  lineHeight: 1,
  letterSpacing: '-0.04em',
  '@media': { [from.desktop]: { paddingInlineEnd: '0.2em', paddingInlineStart: 0 } },
});
