import type { WallSeamProps } from './WallSeam.tsx';

export const eaves = {
  from: 'deep',
  to: 'plain',
  holds: [
    { shape: 'brick', place: { x: '62%', y: -20, size: 80, turn: 8 } },
    { shape: 'jug', place: { x: '72%', y: 36, size: 96 } },
    { shape: 'wedge', place: { x: '84%', y: 80, size: 72 } },
  ],
} satisfies WallSeamProps;
