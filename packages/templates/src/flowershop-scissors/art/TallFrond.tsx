import { Drawing } from '@awning/ui/primitives';
import { Piece } from './Piece.tsx';

/** One leaf as tall as the page's darkest part. */
export function TallFrond() {
  return (
    <Drawing viewBox="0 0 400 800" fill="start">
      <Piece of="frond" at={[250, 430]} height={940} turn={14} from="leaf" />
    </Drawing>
  );
}
