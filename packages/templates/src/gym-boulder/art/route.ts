import type { CrashMatHold } from '../sections/CrashMat/CrashMat.tsx';
import type { HeroWallHold } from '../sections/HeroWall/HeroWall.tsx';
import type { WallSeamHold } from '../sections/WallSeam/WallSeam.tsx';

/** Holds of other routes where the first screen has room for them. */
export const scatter = [
  { shape: 'crimp', paint: 'paper1', place: { x: '50.5%', y: '2%', size: 58, turn: -10 } },
  { shape: 'jug', paint: 'paper4', place: { x: '46%', y: '79%', size: 68 } },
  { shape: 'pinch', paint: 'paper1', place: { x: '93%', y: '84%', size: 70, turn: 12 } },
] satisfies readonly HeroWallHold[];

/** Where the route goes over each edge of the wall, from the climber's feet to the mats. */
export const route = {
  first: [
    { shape: 'brick', place: { x: '66%', y: -36, size: 84, turn: 12 } },
    { shape: 'jug', place: { x: '74%', y: 44, size: 104 } },
    { shape: 'wedge', place: { x: '85%', y: 92, size: 72, turn: 20 } },
  ],
  second: [
    { shape: 'jug', place: { x: '86%', y: -44, size: 88 } },
    { shape: 'wedge', place: { x: '75%', y: 34, size: 92, turn: -18 } },
    { shape: 'brick', place: { x: '62%', y: 84, size: 80 } },
  ],
  /** Below a band too shallow to reach up into. */
  short: [
    { shape: 'jug', place: { x: '88%', y: 8, size: 76 } },
    { shape: 'wedge', place: { x: '77%', y: 46, size: 84, turn: -18 } },
    { shape: 'brick', place: { x: '64%', y: 88, size: 76 } },
  ],
  third: [
    { shape: 'brick', place: { x: '48%', y: -40, size: 84, turn: 6 } },
    { shape: 'jug', place: { x: '36%', y: 30, size: 96 } },
    { shape: 'wedge', place: { x: '24%', y: 84, size: 78, turn: 26 } },
  ],
  fourth: [
    { shape: 'jug', place: { x: '14%', y: -40, size: 84 } },
    { shape: 'brick', place: { x: '26%', y: 36, size: 92, turn: -8 } },
    { shape: 'wedge', place: { x: '40%', y: 82, size: 78, turn: 12 } },
  ],
  /** Where it begins: both hands on these, sitting down. */
  start: [
    { shape: 'wedge', place: { x: '22%', y: 8, size: 84, turn: 12 } },
    { shape: 'jug', place: { x: '9%', y: 84, size: 108 } },
    { shape: 'brick', place: { x: '20%', y: 124, size: 92, turn: -6 } },
  ],
} satisfies Record<string, readonly (WallSeamHold & CrashMatHold)[]>;
