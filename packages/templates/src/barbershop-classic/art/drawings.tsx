import { plainName } from '../../content/words/place.ts';
import type { Drawings } from '../../design/show.tsx';
import { Chair } from './Chair.tsx';
import { cuts } from './cuts.tsx';
import { elder, quiffed } from './family.tsx';
import { ShopFront } from './ShopFront.tsx';
import { Tools } from './Tools.tsx';

/** What a picture of this design can be, by name. */
export const drawings: Drawings = {
  chair: ({ alt }) => <Chair label={alt} />,
  'shop-front': ({ alt, business }) => <ShopFront label={alt} sign={plainName(business)} />,
  tools: ({ alt }) => <Tools label={alt} />,
  elder,
  quiffed,
  ...cuts,
};
