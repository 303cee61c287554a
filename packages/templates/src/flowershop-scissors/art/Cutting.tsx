import { Drawing } from '@awning/ui/primitives';
import { Piece, type PieceProps } from './Piece.tsx';

// In the order of the papers that they lie on: mint, yellow, pink, dark green.
const cuttings: readonly Pick<PieceProps, 'of' | 'from' | 'and'>[] = [
  { of: 'anemone', from: 'magenta', and: 'blush' },
  { of: 'frond', from: 'leaf' },
  { of: 'ranunculus', from: 'magenta', and: 'peony' },
  { of: 'daisy', from: 'white', and: 'pollen' },
];

/** Lays one flower on a piece of paper that has no picture: by turns, so that no two beside each other are alike. */
export function Cutting({ place }: { place: number }) {
  return (
    <Drawing viewBox="0 0 240 250">
      <Piece {...cuttings[place % cuttings.length]!} at={[120, 132]} height={164} turn={-8} />
    </Drawing>
  );
}
