import { NumberedGrid } from '@awning/ui/sections/NumberedGrid';
import { lifts } from '../content/lifts.ts';
import { liftDrawings } from '../art/lifts.tsx';

/** The four lifts, drawn side by side. */
export function LiftChart() {
  const items = lifts.items.map((lift, place) => {
    const Lift = liftDrawings[place];
    return { ...lift, drawing: Lift && <Lift label={lifts.drawings[place] ?? lift.name} /> };
  });
  return <NumberedGrid heading={lifts.heading} items={items} tone="secondary" />;
}
