import { DepthLane } from '@awning/ui/components/DepthLane';
import { BoatLines } from '@awning/ui/sections/BoatLines';
import { FaqList } from '@awning/ui/sections/FaqList';
import { boatDrawings } from '../art/boats.tsx';
import { buying, fleet } from '../content/boats.ts';

export function Boats() {
  const boats = fleet.boats.map((boat, berth) => {
    const Afloat = boatDrawings[berth];
    return { ...boat, drawing: Afloat && <Afloat /> };
  });
  return (
    <>
      <BoatLines {...fleet} boats={boats} />
      <DepthLane tone="deep">
        <FaqList {...buying} tone="deep" />
      </DepthLane>
    </>
  );
}
