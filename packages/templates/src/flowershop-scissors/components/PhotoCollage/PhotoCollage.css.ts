import { style } from '@vanilla-extract/css';

export const collage = style({ position: 'relative', display: 'block', aspectRatio: '1' });

// Corner by corner, in per cent of the photograph; no edge is quite straight.
const cuts = [
  ['0 1%', '50.6% 2.2%', '49.4% 46%', '1% 45.2%'],
  ['52.4% 7.8%', '98.6% 6.6%', '100% 39.6%', '51.4% 41%'],
  ['51.4% 42.6%', '99% 41.2%', '100% 65.2%', '52.2% 66%'],
  ['1.6% 46.8%', '50% 47.4%', '49.2% 80.4%', '3% 81.4%'],
  ['2.4% 83%', '49.6% 82%', '50.4% 98.4%', '3.4% 99.4%'],
];
// There and back from one patch to the next: the way itself encloses nothing.
const outline = cuts.flatMap((corners) => ['50% 50%', ...corners, ...corners.slice(0, 1), '50% 50%']);

export const patches = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: '33% 0',
  overflow: 'hidden',
  clipPath: `polygon(${outline.join(', ')})`,
  '@media': { '(forced-colors: active)': { clipPath: 'none' } },
});

export const papers = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });
