import { vars } from '@awning/ui/theme';
import type { HeroMosaicProps } from './HeroMosaic.tsx';

const { color } = vars;

export const fishmonger = {
  heading: 'Fish on Friday',
  lead: 'And on the other five days. Landed at Peterhead at four, on the slab by eight, gone by two.',
  actions: [
    { label: 'See today’s slab', href: '#slab' },
    { label: 'Where we are', href: '#where' },
  ],
  marks: ['Since 1931', '2 °C', 'Six boats', 'Closed Mondays'],
} satisfies HeroMosaicProps;

/** A fish on the right of a tiled wall, over two rows of waves. */
export const wall = {
  label: 'A mosaic of a fish over two rows of waves',
  rows: [
    'wwwwwwwwwwwwwwwwwwwwwwww',
    'wwwwwwwwwwwwwwwwwwffwwww',
    'wwwwwwwwwwwwwfwwffffffww',
    'wwwwwwwwwwwwwffwffffefww',
    'wwwwwwwwwwwwwfffffffffww',
    'wwwwwwwwwwwwwffwffffffww',
    'wwwwwwwwwwwwwfwwffffffww',
    'wwwwwwwwwwwwwwwwwwffwwww',
    'wwwwwwwwwwwwwwwwwwwwwwww',
    'bwwbbwwbbwwbbwwbbwwbbwwb',
    'bbbbbbbbbbbbbbbbbbbbbbbb',
    'cccccccccccccccccccccccc',
  ],
  tiles: { w: color.surface, b: color.paper3, c: color.accent, f: color.spark, e: color.ink },
};
