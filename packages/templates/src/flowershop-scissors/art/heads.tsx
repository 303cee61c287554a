import { Drawing } from '@awning/ui/primitives';
import type { Paint } from './paint.ts';
import { Piece, type PieceProps } from './Piece.tsx';

const head = (of: PieceProps['of'], from: Paint, and: Paint) => (
  <Drawing viewBox="0 0 100 100">
    <Piece of={of} at={[50, 50]} height={98} from={from} and={and} />
  </Drawing>
);

/** One flower each, for the end of its bar in the year. */
export const heads = {
  snowdrop: head('snowdrop', 'white', 'leaf'),
  anemone: head('anemone', 'magenta', 'blush'),
  tulip: head('tulip', 'poppy', 'peony'),
  peony: head('ranunculus', 'peony', 'blush'),
  sweetPea: head('sweet-pea', 'magenta', 'blush'),
  dahlia: (
    <Drawing viewBox="0 0 100 100">
      <Piece of="daisy" at={[50, 50]} height={98} from="magenta" and="peony" />
      <Piece of="daisy" at={[50, 50]} height={60} turn={18} from="peony" and="magenta" />
    </Drawing>
  ),
  seedHead: head('pod', 'ink', 'leaf'),
  sunflower: head('daisy', 'pollen', 'shade'),
  foxglove: head('bells', 'magenta', 'leaf'),
  leaf: head('eucalyptus', 'leaf', 'leaf'),
  ranunculus: head('ranunculus', 'pollen', 'white'),
  rose: head('ranunculus', 'poppy', 'peony'),
};
