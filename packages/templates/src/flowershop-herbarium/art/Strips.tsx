import { cut } from './cut.ts';
import { paint } from './paint.ts';

/** Where a strip lies across a stem: its middle, and how it is turned. */
export type Strip = readonly [x: number, y: number, turn: number];

const strip = 'M-24,-6 L24,-6 L24,6 L-24,6Z';

/** Little straps of gummed linen, which hold a plant to its sheet. */
export function Strips({ at }: { at: readonly Strip[] }) {
  const d = at.map(([x, y, turn]) => cut(strip, { x, y, turn })).join('');
  return <path fill={paint.linen} stroke={paint.linenEdge} d={d} />;
}
