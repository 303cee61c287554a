import { vars } from '@awning/ui/theme';
import type { PoolsideHeadProps } from './PoolsideHead.tsx';

const { color } = vars;

export const marina = {
  heading: 'Learn to row',
  lead: 'Six Saturdays on the reservoir, in boats that want to go straight.',
  mark: '2.4 m',
  notice: 'Jackets on before you step on the jetty.',
  actions: [{ label: 'Book a Saturday', href: '#book' }],
} satisfies PoolsideHeadProps;

/** A boat on a row of waves. */
export const boat = {
  label: 'A mosaic of a small boat with a yellow sail',
  rows: [
    'wwwwwwwkwwwwwwww',
    'wwwwwwykwwwwwwww',
    'wwwwwyykwwwwwwww',
    'wwwwyyykwwwwwwww',
    'wwwyyyykwwwwwwww',
    'wwwwwwwkwwwwwwww',
    'wwrrrrrrrrrrwwww',
    'wwwrrrrrrrrwwwww',
    'bbbbbbbbbbbbbbbb',
    'cbbcbbcbbcbbcbbc',
  ],
  tiles: {
    w: color.surfaceTint,
    k: color.ink,
    y: color.spark,
    r: color.danger,
    b: color.paper3,
    c: color.accent,
  },
};
