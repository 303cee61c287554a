import { Drawing } from '@awning/ui/primitives';
import { whorl } from './cut.ts';

const leaf = 'M0,-10 C-9,-16 -9,-28 0,-36 C9,-28 9,-16 0,-10Z M0,-12 L0,-30';

/** The collection's mark, pressed into the paper: no ink, only an edge in its shade. */
export function BlindStamp() {
  return (
    <Drawing viewBox="0 0 100 100">
      <g fill="none" stroke="currentColor" strokeWidth="1.6">
        <circle cx="50" cy="50" r="47" />
        <circle cx="50" cy="50" r="43" />
        <path d={whorl(leaf, 8, { x: 50, y: 50 })} />
        <circle cx="50" cy="50" r="6" />
      </g>
    </Drawing>
  );
}
