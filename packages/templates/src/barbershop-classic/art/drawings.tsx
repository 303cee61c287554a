import { plainName } from '../../content/words/place.ts';
import { drawingsOf } from '../../design/drawings.tsx';
import type { Drawings } from '../../design/show.tsx';
import { paints } from './paints.ts';
import { ShopFront } from './ShopFront.tsx';

/** The drawings of this design, by name: all but the lettered one are files. */
export const drawings: Drawings = {
  ...drawingsOf(
    import.meta.glob<string>('./drawings/*.svg', { eager: true, query: '?raw', import: 'default' }),
    paints,
  ),
  'shop-front': ({ alt, business }) => <ShopFront label={alt} sign={plainName(business)} />,
};
