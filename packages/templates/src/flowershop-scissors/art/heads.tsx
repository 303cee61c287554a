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
  snowdrop: head('daisy', 'white', 'pollen'),
  anemone: head('anemone', 'magenta', 'blush'),
  tulip: head('tulip', 'poppy', 'peony'),
  peony: head('ranunculus', 'peony', 'blush'),
  sweetPea: head('daisy', 'magenta', 'blush'),
  dahlia: head('ranunculus', 'poppy', 'peony'),
  seedHead: head('daisy', 'ink', 'sprout'),
  sunflower: head('daisy', 'pollen', 'shade'),
  foxglove: head('tulip', 'iris', 'white'),
  leaf: head('frond', 'leaf', 'leaf'),
  rose: head('ranunculus', 'pollen', 'white'),
};
