import { drawingOf } from '../../design/drawings.tsx';
import longComb from './long-comb.svg?raw';
import { shelf } from './palette.css.ts';
import { paints } from './paints.ts';
import pik from './pik.svg?raw';

/** An afro comb of bone, handle up: it stands in the edge of a photograph. */
export const Pik = drawingOf(pik, paints);

const Tortoiseshell = drawingOf(longComb, paints);

/** A tortoiseshell comb as wide as the page, laid along the foot of what stands on it. */
export function LongComb() {
  return (
    <div className={shelf}>
      <Tortoiseshell />
    </div>
  );
}
