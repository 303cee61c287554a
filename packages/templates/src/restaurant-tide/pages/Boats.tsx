import { DepthLane } from '../components/DepthLane/index.ts';
import { BoatLines } from '../sections/BoatLines/index.ts';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { boatDrawings } from '../art/boats.tsx';
import { buying, fleet } from '../content/boats.ts';

export function Boats() {
  const boats = fleet.boats.map(({ kind, ...boat }) => {
    const Afloat = boatDrawings[kind];
    return { ...boat, drawing: <Afloat /> };
  });
  return (
    <>
      <BoatLines {...fleet} boats={boats} />
      <DepthLane tone="deep">
        <FaqDetails {...buying} tone="deep" />
      </DepthLane>
    </>
  );
}
