import type { ComponentType, ReactNode } from 'react';
import type { Drawings } from '../../design/show.tsx';
import * as dishes from './dishes.tsx';
import { Glass } from './Glass.tsx';
import * as larder from './larder.tsx';
import { Bone, Crumbs } from './leftovers.tsx';
import * as loaves from './loaves.tsx';
import { Key, Painted, PlateClock } from './painted.tsx';
import { DarkPlait, FlatTop, GingerBeard, Headscarf } from './people.tsx';
import { TwoAtTheTable } from './TwoAtTheTable.tsx';

const ornament = (shape: ReactNode) => () => shape;
const kebab = (name: string) => name.replaceAll(/(?!^)[A-Z]/g, '-$&').toLowerCase();

/** Everything that lies on plates, by its own name. */
const served: Drawings = Object.fromEntries(
  Object.entries<ComponentType>({ ...dishes, ...larder, ...loaves, Bone, Crumbs, Key }).map(
    ([name, Dish]) => [kebab(name), ornament(<Dish />)],
  ),
);

const hours = Array.from({ length: 24 * 6 }, (_, place) => ({
  hour: Math.floor(place / 6),
  minute: (place % 6) * 10,
}));

/** What a picture of this design can be, by name. */
export const drawings: Drawings = {
  ...served,
  'glass-of-red': ornament(<Glass of="red" />),
  'glass-of-white': ornament(<Glass of="white" />),
  'glass-of-dark-red': ornament(<Glass of="dark" />),
  'glass-of-amber': ornament(<Glass of="amber" />),
  'glass-of-pink': ornament(<Glass of="pink" />),
  'glass-of-water': ornament(<Glass of="water" />),
  'dark-plait': ornament(<DarkPlait />),
  'ginger-beard': ornament(<GingerBeard />),
  headscarf: ornament(<Headscarf />),
  'flat-top': ornament(<FlatTop />),
  'two-at-the-table': ({ alt }) => <TwoAtTheTable label={alt} />,
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, place) => [
      `number-${place + 1}`,
      ornament(<Painted number={`${place + 1}`} />),
    ]),
  ),
  ...Object.fromEntries(
    hours.map(({ hour, minute }) => [
      `clock-${hour}-${String(minute).padStart(2, '0')}`,
      ornament(<PlateClock hour={hour} minute={minute} />),
    ]),
  ),
};
