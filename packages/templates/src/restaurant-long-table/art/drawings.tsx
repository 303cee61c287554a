import type { ReactNode } from 'react';
import type { Drawings } from '../../design/show.tsx';
import {
  Artichoke,
  Coffee,
  Figs,
  LemonHalf,
  Olives,
  Sardines,
  Spaghetti,
  TornLoaf,
  WholeFish,
} from './dishes.tsx';
import { Glass } from './Glass.tsx';
import { Cheese, Greens, Lemons, Oil, OrangeCake, Potatoes, RoastBird, Tomatoes, Wheat } from './larder.tsx';
import { Bone, Crumbs } from './leftovers.tsx';
import { Breadsticks, Focaccia, FridayBun, RoundLoaf, SesameRing, Slices } from './loaves.tsx';
import { Key, Painted, PlateClock } from './painted.tsx';
import { DarkPlait, FlatTop, GingerBeard, Headscarf } from './people.tsx';
import { TwoAtTheTable } from './TwoAtTheTable.tsx';

const ornament = (shape: ReactNode) => () => shape;
/** Everything that lies on plates. */
const served: Drawings = {
  artichoke: ornament(<Artichoke />),
  coffee: ornament(<Coffee />),
  figs: ornament(<Figs />),
  'lemon-half': ornament(<LemonHalf />),
  olives: ornament(<Olives />),
  sardines: ornament(<Sardines />),
  spaghetti: ornament(<Spaghetti />),
  'torn-loaf': ornament(<TornLoaf />),
  'whole-fish': ornament(<WholeFish />),
  cheese: ornament(<Cheese />),
  greens: ornament(<Greens />),
  lemons: ornament(<Lemons />),
  oil: ornament(<Oil />),
  'orange-cake': ornament(<OrangeCake />),
  potatoes: ornament(<Potatoes />),
  'roast-bird': ornament(<RoastBird />),
  tomatoes: ornament(<Tomatoes />),
  wheat: ornament(<Wheat />),
  breadsticks: ornament(<Breadsticks />),
  focaccia: ornament(<Focaccia />),
  'friday-bun': ornament(<FridayBun />),
  'round-loaf': ornament(<RoundLoaf />),
  'sesame-ring': ornament(<SesameRing />),
  slices: ornament(<Slices />),
  bone: ornament(<Bone />),
  crumbs: ornament(<Crumbs />),
  key: ornament(<Key />),
};

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
