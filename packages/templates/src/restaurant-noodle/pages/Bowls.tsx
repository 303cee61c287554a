import { PriceThread, type PriceThreadProps } from '@awning/ui/sections/PriceThread';
import { bowlDrawings } from '../art/bowls.tsx';
import { bowls } from '../content/menu.ts';

/** The nine bowls, each standing on the noodle. */
export function Bowls({ level = 2 }: Pick<PriceThreadProps, 'level'>) {
  const items = bowls.items.map((item, place) => {
    const Bowl = bowlDrawings[place];
    return { ...item, drawing: Bowl && <Bowl /> };
  });
  return <PriceThread {...bowls} level={level} items={items} />;
}
