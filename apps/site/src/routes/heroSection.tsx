import { pieces } from '@awning/content/pieces';
import { Meta } from '../Meta.tsx';
import { HeroPiece } from '../pages/pieces/HeroPiece.tsx';
import { cheapest, onePerTrade } from '../shelf.ts';

export function Component() {
  const [first, ...others] = onePerTrade;
  if (!first) throw new Error('A shop with nothing on the shelf cannot open.');

  return (
    <>
      <Meta {...pieces.heroSection} noIndex />
      <HeroPiece shops={[first, ...others]} from={cheapest} />
    </>
  );
}
