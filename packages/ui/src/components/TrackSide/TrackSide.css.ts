import { style, styleVariants } from '@vanilla-extract/css';
import { lanesAcross, laneLine, laneWidth, trackWidth } from '../../styles/lanes.ts';
import { trackPaint, trackSurface } from '../../theme/track.css.ts';

const root = style({ display: 'grid' });

export const side = styleVariants({
  start: [root, { gridTemplateColumns: `${trackWidth} minmax(0, 1fr)` }],
  end: [root, { gridTemplateColumns: `minmax(0, 1fr) ${trackWidth}` }],
});

export const words = style({ gridRow: 1, minInlineSize: 0 });

export const lanes = style({
  gridRow: 1,
  backgroundColor: trackSurface,
  backgroundImage: lanesAcross('right', laneWidth, trackPaint),
  boxShadow: `calc(${laneLine} / 2) 0 ${trackPaint}, calc(${laneLine} / -2) 0 ${trackPaint}`,
  '@media': { '(forced-colors: active)': { borderInline: '1px solid' } },
});

/** Keeps beside what is being read, from the top of the straight to its foot. */
export const runner = style({
  position: 'sticky',
  insetBlockStart: '46vh',
  blockSize: trackWidth,
  direction: 'ltr',
});
