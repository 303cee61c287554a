import type { TrackBendProps } from './TrackBend.tsx';

export const allotment = {
  toward: 'start',
  above: 'plain',
  below: 'tint',
  numbers: ['1', '2', '3', '4'],
} satisfies TrackBendProps;
