import { PriceThread, type PriceThreadProps } from '../sections/PriceThread/index.ts';
import { bowlDrawings } from '../art/bowls.tsx';
import { bowls } from '../content/menu.ts';

/** The nine bowls, each standing on the noodle. */
export function Bowls({ level = 2 }: Pick<PriceThreadProps, 'level'>) {
  const items = bowls.items.map(({ bowl, ...words }) => {
    const Bowl = bowlDrawings[bowl];
    return { ...words, drawing: <Bowl /> };
  });
  return <PriceThread {...bowls} level={level} items={items} />;
}
