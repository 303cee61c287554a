import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import {
  edgesAcross,
  halfLine,
  laneCount,
  lanesAcross,
  lanesAround,
  laneWidth,
  trackWidth,
} from '../../styles/lanes.ts';
import { space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { measureMargin } from '@awning/ui/theme/measureMargin';

const columns = 4;
const most = 24;
// Room for a bend: the track, and what lies within it.
const bend = `calc(${trackWidth} + ${laneWidth} * 2)`;

const narrow = `not all and ${from.desktop.replace('screen and ', '')}`;

export const root = style({ overflow: 'clip' });

// On a phone the track comes down beside it, from the section above.
export const head = style({
  position: 'relative',
  paddingInlineEnd: trackWidth,
  paddingBlock: `${vars.rhythm.section} ${vars.rhythm.gutter}`,
  '@media': {
    [narrow]: {
      selectors: {
        '&::after': {
          content: '""',
          position: 'absolute',
          // A pixel over what it takes on from.
          insetBlock: '-1px 0',
          insetInlineEnd: 0,
          inlineSize: trackWidth,
          backgroundColor: vars.color.accent,
          backgroundImage: lanesAcross('right', laneWidth, vars.color.onAccent),
          boxShadow: edgesAcross('right', vars.color.onAccent),
        },
      },
    },
    [from.desktop]: { paddingInlineEnd: 0, paddingBlockEnd: space.xlarge },
  },
});

const entry = createVar();

/** By the straights: a single one has no bend on the side that it comes from, and more room for its words. */
export const laps = styleVariants({ several: bend, single: measureMargin() }, (before) => ({
  vars: { [entry]: before },
  '@media': {
    [from.desktop]: {
      display: 'grid',
      gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      paddingInline: `${entry} ${bend}`,
    },
  },
}));

export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${trackWidth}`,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: `${trackWidth} 1fr` },
  },
});

/** By the straight and by the place on it, from the start edge. */
export const straightAt = Array.from({ length: most / columns }, (_, row) =>
  style({ '@media': { [from.desktop]: { gridRow: row + 1 } } }),
);
export const columnAt = Array.from({ length: columns }, (_, column) =>
  style({ '@media': { [from.desktop]: { gridColumn: column + 1 } } }),
);

const inner = `calc(${laneWidth} * 2)`;
const beyond = `calc(${trackWidth} * -1.1)`;
const outerLanes = lanesAround(laneCount, laneWidth, vars.color.accent, vars.color.onAccent);

// The grass within a bend, with the lanes round it. It reaches a pixel into the straights and is cut there, so that
// nothing shows where they meet.
const grass = (side: 'left' | 'right', last: boolean) => {
  const inward = side === 'right' ? `calc(${halfLine} * -1)` : halfLine;
  const foot = last ? '' : `inset 0 calc(${halfLine} * -1) ${vars.color.onAccent}, `;
  return {
    boxShadow: `inset 0 ${halfLine} ${vars.color.onAccent}, ${foot}inset ${inward} 0 ${vars.color.onAccent}, ${outerLanes}`,
    clipPath: `inset(${beyond} ${side === 'right' ? beyond : '1px'} ${last ? '0' : beyond} ${side === 'left' ? beyond : '1px'})`,
  };
};

const bendTo = (side: 'start' | 'end', last = false) => {
  const [usual, other] = side === 'end' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const corners =
    side === 'end'
      ? { borderStartEndRadius: inner, ...(!last && { borderEndEndRadius: inner }) }
      : { borderStartStartRadius: inner, borderEndStartRadius: inner };

  return style({
    '@media': {
      [from.desktop]: {
        selectors: {
          '&::after': {
            content: '""',
            position: 'absolute',
            insetBlock: `${trackWidth} 0`,
            [side === 'end' ? 'insetInlineStart' : 'insetInlineEnd']: 'calc(100% - 1px)',
            inlineSize: `calc(${inner} + 1px)`,
            pointerEvents: 'none',
            ...corners,
            ...grass(usual, last),
          },
          '&:dir(rtl)::after': grass(other, last),
        },
      },
    },
  });
};

/** How the track goes on after the last stage of a straight. */
export const turn = {
  none: '',
  end: bendTo('end'),
  start: bendTo('start'),
  /** Down the page's side. */
  away: bendTo('end', true),
};

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
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  backgroundColor: vars.color.accent,
  backgroundImage: lanesAcross('right', laneWidth, vars.color.onAccent),
  boxShadow: edgesAcross('right', vars.color.onAccent),
  color: vars.color.onAccent,
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
    [from.desktop]: {
      gridRow: 1,
      justifyItems: 'start',
      // A little over what it joins, so that nothing shows between.
      position: 'relative',
      zIndex: 1,
      marginInline: '-2px',
      paddingInline: '2px',
      backgroundImage: lanesAcross('bottom', laneWidth, vars.color.onAccent),
      boxShadow: edgesAcross('bottom', vars.color.onAccent),
      // The first straight comes from beyond the page's edge.
      selectors: {
        [`${stage}:first-child > &`]: { marginInlineStart: `calc(${entry} * -1)`, paddingInlineStart: entry },
      },
    },
  },
});

const painted = style({
  paddingInline: '0.08em',
  background: vars.color.accent,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  letterSpacing: '-0.04em',
  '@media': { [from.desktop]: { paddingInline: '0 0.2em' } },
});

const large = `calc(${laneWidth} * 1.8)`;

const long = style([
  painted,
  {
    // Along the lanes of a phone, which are too narrow for three figures abreast.
    paddingInline: 0,
    paddingBlock: '0.3em',
    fontSize: `max(calc(${laneWidth} * 1.6), 1rem)`,
    writingMode: 'vertical-rl',
    '@media': {
      [from.tablet]: {
        paddingBlock: 0,
        fontSize: `calc(${laneWidth} * 1.2)`,
        writingMode: 'horizontal-tb',
      },
      [from.desktop]: { paddingInline: '0 0.2em', fontSize: `calc(${laneWidth} * 1.4)` },
    },
  },
]);

/** On a phone, as large as the lanes beside it allow. What is longer than any number of metres may be broken. */
export const figure = styleVariants({
  short: [painted, { fontSize: `max(${large}, 1rem)` }],
  long: [long],
  longest: [long, { overflowWrap: 'anywhere' }],
});
