import { Drawing } from '@awning/ui/primitives';
import type { ReactNode } from 'react';
import type { Drawings } from '../../design/show.tsx';
import { Balancer, type BalancerProps } from './Balancer.tsx';
import { paint } from './paint.ts';
import { Baby, Cake, Chair, Crutches, Senses } from './weights.tsx';

interface PairProps {
  label: string | undefined;
  who: keyof typeof people;
}

/** Somebody on one leg on a swing, and at the beam's other end what they have come about. */
function Pair({ label, who }: PairProps) {
  const { weight: Weight, ...figure } = people[who];
  return (
    <Drawing label={label} viewBox="0 0 680 690" reach="over">
      <path
        fill="none"
        stroke={paint.wire}
        strokeWidth="2.5"
        d="M340 0V66M186 66H560M186 66 60 600M186 66 312 600M560 66V170"
      />
      <path fill={paint.black} d="M44 598H328v9H44z" />
      <g transform="translate(186 598)">
        <Balancer {...figure} />
      </g>
      <g transform="translate(560 170)">
        <Weight />
      </g>
      <path fill={paint.wire} d="M340 58a8 8 0 1 1-.1 0" />
    </Drawing>
  );
}

const people = {
  senses: {
    skin: 'dark',
    hair: 'short',
    tint: paint.black,
    top: paint.yellow,
    legs: paint.cobalt,
    shoes: paint.black,
    weight: Senses,
  },
  cake: {
    skin: 'pale',
    hair: 'bun',
    tint: paint.grey,
    top: paint.yellow,
    legs: paint.cobalt,
    shoes: paint.black,
    weight: Cake,
  },
  crutches: {
    skin: 'brown',
    hair: 'bald',
    tint: paint.black,
    top: paint.sky,
    legs: paint.black,
    shoes: paint.red,
    weight: Crutches,
  },
  baby: {
    skin: 'brown',
    hair: 'curls',
    tint: paint.black,
    top: paint.red,
    legs: paint.cobalt,
    shoes: paint.black,
    weight: Baby,
  },
  chair: {
    skin: 'fair',
    hair: 'short',
    tint: paint.red,
    top: paint.sky,
    legs: paint.black,
    shoes: paint.cobalt,
    weight: Chair,
  },
} as const satisfies Record<string, BalancerProps & { weight: () => ReactNode }>;

/** One for each of them. */
export const pairs: Drawings = {
  'and-senses': ({ alt }) => <Pair label={alt} who="senses" />,
  'and-cake': ({ alt }) => <Pair label={alt} who="cake" />,
  'and-crutches': ({ alt }) => <Pair label={alt} who="crutches" />,
  'and-baby': ({ alt }) => <Pair label={alt} who="baby" />,
  'and-chair': ({ alt }) => <Pair label={alt} who="chair" />,
};
