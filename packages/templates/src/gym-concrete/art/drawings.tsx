import type { Drawings, Drawn } from '../../design/show.tsx';
import { Booth, type Sitter } from './Booth.tsx';
import { CarPark, Deck, Gatehouse, type FloorSign } from './CarPark.tsx';
import { EmptyBay } from './EmptyBay.tsx';
import { Ramp } from './Ramp.tsx';

const deck = (sign: FloorSign) => {
  const drawn = ({ alt }: Drawn) => <Deck sign={sign} label={alt} />;
  return drawn;
};

/** Somebody in the window of the booth, on a wall and from the street. */
const sitter = (name: string, who: Sitter): Drawings => ({
  [name]: ({ alt }) => <Booth label={alt} who={who} on="wall" />,
  [`${name}-large`]: ({ alt }) => <Booth label={alt} who={who} on="street" />,
});

/** What a picture of this design can be, by name. */
export const drawings: Drawings = {
  'car-park': ({ alt }) => <CarPark label={alt} />,
  gatehouse: ({ alt }) => <Gatehouse label={alt} />,
  'empty-bay': ({ alt }) => <EmptyBay label={alt} />,
  ramp: ({ alt }) => <Ramp label={alt} />,
  sled: deck('3'),
  'small-car': deck('2'),
  rower: deck('1'),
  'booth-and-barrier': deck('G'),
  'pull-up': deck('−1'),
  platform: deck('−2'),
  ...sitter('grey-bob', { skin: 'fair', hair: 'bob', shade: 'grey' }),
  ...sitter('short-beard', { skin: 'deep', hair: 'crop', shade: 'ink', beard: true }),
  ...sitter('plait', { skin: 'olive', hair: 'plait', shade: 'ink' }),
  ...sitter('moustache', { skin: 'fair', hair: 'none', shade: 'yellow', beard: true }),
};
