import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { edgesAcross, lanesAcross, laneWidth, trackWidth } from '../../styles/lanes.ts';
import { vars } from '@awning/ui/theme';

const root = style({ display: 'grid' });

export const side = styleVariants({
  start: [root, { gridTemplateColumns: `${trackWidth} minmax(0, 1fr)` }],
  end: [root, { gridTemplateColumns: `minmax(0, 1fr) ${trackWidth}` }],
});

export const words = style({ gridRow: 1, minInlineSize: 0 });

export const lanes = style({
  position: 'relative',
  zIndex: 1,
  // A pixel over what it takes on from and hands on to, so that nothing shows between.
  marginBlock: '-1px',
  gridRow: 1,
  backgroundColor: vars.color.accent,
  backgroundImage: lanesAcross('right', laneWidth, vars.color.onAccent),
  boxShadow: edgesAcross('right', vars.color.onAccent),
  '@media': { '(forced-colors: active)': { borderInline: '1px solid' } },
});

/**
 * Keeps beside what is being read, from the top of the straight to its foot, and to one lane: the middle of the track is a
 * line. On a phone a lane is too little for anybody.
 */
export const runner = style({
  display: 'none',
  position: 'sticky',
  insetBlockStart: '46vh',
  blockSize: `calc(${trackWidth} * 0.9)`,
  direction: 'ltr',
  translate: `calc(${laneWidth} / 2)`,
  '@media': { [from.tablet]: { display: 'block' } },
});
