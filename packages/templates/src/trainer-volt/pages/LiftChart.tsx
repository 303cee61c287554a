import { NumberedGrid } from '@awning/ui/sections/NumberedGrid';
import { lifts } from '../content/lifts.ts';
import { liftDrawings } from '../art/lifts.tsx';

/** The four lifts, drawn side by side. */
export function LiftChart() {
  const items = lifts.items.map(({ lift, label, ...words }) => {
    const Lift = liftDrawings[lift];
    return { ...words, drawing: <Lift label={label} /> };
  });
  return <NumberedGrid heading={lifts.heading} items={items} tone="secondary" />;
}
