import { PriceCollage } from '../sections/PriceCollage/index.ts';
import { bigApology, justLeaves, kitchenTable, milkJug, sundayVisit } from '../art/bouquets.tsx';
import { bench, bouquets } from '../content/bench.ts';

/** What is to be had this week. Its own page opens with it. */
export function Bench({ level = 2 }: { level?: 1 | 2 }) {
  return (
    <PriceCollage
      {...bench}
      level={level}
      tone={level === 1 ? 'tint' : 'plain'}
      items={[
        { ...bouquets.bigApology, drawing: bigApology, paper: 'secondary' },
        { ...bouquets.milkJug, drawing: milkJug, paper: 'spark' },
        { ...bouquets.kitchenTable, drawing: kitchenTable, paper: 'secondary' },
        { ...bouquets.justLeaves, drawing: justLeaves, paper: 'deep' },
        { ...bouquets.sundayVisit, drawing: sundayVisit, paper: level === 1 ? 'plain' : 'tint' },
      ]}
    />
  );
}
