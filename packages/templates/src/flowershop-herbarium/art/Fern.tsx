import { Drawing } from '@awning/ui/primitives';
import { along, cut, several, stemPath, type Stem } from './cut.ts';
import { paint } from './paint.ts';
import { Strips } from './Strips.tsx';

const rachis: Stem = [
  [112, 428],
  [118, 300],
  [190, 170],
  [158, 22],
];

// A leaflet, scalloped along both its sides and pointed at the end.
const lobes = 5;
const scallop = (place: number, side: 1 | -1) => {
  const breadth = 12 - place * 1.9;
  const up = -6 - place * 18;
  return side > 0
    ? ` C${breadth + 5},${up} ${breadth + 4},${up - 16} ${breadth * 0.36},${up - 18}`
    : ` C${-breadth - 4},${up - 16} ${-breadth - 5},${up} ${-breadth * 0.5},${up + 2}`;
};
const leaflet = `M0,0 L3,-6${several(lobes, (place) => scallop(place, 1))} L0,-106${several(lobes, (place) =>
  scallop(lobes - 1 - place, -1),
)} Z`;

const pairs = Array.from({ length: 14 }, (_, place) => {
  const part = 0.2 + place * 0.056;
  const { x, y, turn } = along(rachis, part);
  const size = Math.sin(Math.PI * (0.3 + 0.66 * (place / 13))) * 1.06 + 0.1;
  return { x, y, turn, size };
});
const rows = (spread: number, only: number) =>
  pairs
    .filter((_, place) => place % 2 === only)
    .map((at) => cut(leaflet, { ...at, turn: at.turn + spread }))
    .join('');
const midribs = pairs
  .flatMap((at) => [-72, 68].map((spread) => cut('M0,0 L0,-92', { ...at, turn: at.turn + spread })))
  .join('');

/** One frond of male fern, which fills its sheet. */
export function Fern({ label }: { label?: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 300 430">
      <path fill={paint.moss} d={rows(-72, 0) + rows(68, 1)} />
      <path fill={paint.leaf} d={rows(-72, 1) + rows(68, 0)} />
      <g fill="none" strokeLinecap="round">
        <path stroke={paint.mossFaded} strokeWidth="1.2" d={midribs} />
        <path stroke={paint.leaf} strokeWidth="5" d={stemPath(rachis)} />
        <path stroke={paint.mossFaded} strokeWidth="1.2" d={stemPath(rachis)} />
      </g>
      <Strips
        at={[
          [117, 388, 4],
          [144, 262, 20],
          [168, 108, -2],
        ]}
      />
    </Drawing>
  );
}
