import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';
import { Piece } from './Piece.tsx';

/** Coloured paper and a few cuttings, in the shape of the collage: what a first screen has before its owner has a picture. */
export function PaperPatches() {
  return (
    <Drawing viewBox="0 0 760 760">
      <path fill={paint.pollen} d="M248 10l254 8-4 326-248-4z" />
      <path fill={paint.iris} d="M514 56l236-6 6 246-250 10z" />
      <path fill={paint.leaf} d="M22 228l232-8 6 264-240 6z" />
      <path fill={paint.poppy} d="M260 354l248-6-4 262-236 8z" />
      <path fill={paint.magenta} d="M508 310l244-6 4 190-246 12z" />
      <path fill={paint.peony} d="M10 494l248-6 4 256-244 8z" />
      <path fill={paint.shade} d="M510 508l240-10-4 250-242 6z" />
      <path fill={paint.mint} d="M264 620l240-8 2 134-236 8z" />
      <Piece of="frond" at={[138, 372]} height={250} from="sprout" />
      <Piece of="daisy" at={[376, 180]} height={210} from="white" and="poppy" />
      <Piece of="eucalyptus" at={[634, 178]} height={230} turn={12} from="white" />
      <Piece of="anemone" at={[136, 620]} height={190} from="magenta" and="blush" />
      <Piece of="frond" at={[384, 482]} height={220} turn={-10} from="blush" />
      <Piece of="daisy" at={[630, 402]} height={130} from="pollen" and="white" />
      <Piece of="anemone" at={[628, 626]} height={180} from="peony" and="pollen" />
      <Piece of="eucalyptus" at={[384, 682]} height={120} turn={80} from="leaf" />
    </Drawing>
  );
}
