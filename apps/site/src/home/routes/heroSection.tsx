import { pieces } from '@awning/content/pieces';
import { Meta } from '../../head/Meta.tsx';
import { HeroPiece } from '../HeroPiece/HeroPiece.tsx';
import { lowestPrice, onePerCategory } from '../../goods/listedTemplates.ts';

export function Component() {
  const [first, ...others] = onePerCategory;
  if (!first) throw new Error('A shop with nothing on the shelf cannot open.');

  return (
    <>
      <Meta {...pieces.heroSection} noIndex />
      <HeroPiece shops={[first, ...others]} from={lowestPrice} />
    </>
  );
}
