import { Drawing } from '@awning/ui/primitives';
import { along, cut, stemPath, type Stem } from './cut.ts';
import { paint } from './paint.ts';
import { Strips } from './Strips.tsx';

const spikelet = 'M0,0 C-20,4 -24,26 -14,42 Q-6,52 0,56 Q6,52 14,42 C24,26 20,4 0,0Z';
const scales =
  'M-16,12 Q-6,20 0,12 Q6,20 16,12 M-19,24 Q-8,32 0,24 Q8,32 19,24 M-16,36 Q-7,43 0,36 Q7,43 16,36 M-9,46 Q-4,51 0,46 Q4,51 9,46';
const blade = 'M0,0 C14,-60 10,-130 -16,-200 C-4,-130 -10,-60 -8,0Z';

const stem: Stem = [
  [136, 424],
  [140, 300],
  [120, 180],
  [180, 44],
];
const hung = [
  { part: 0.5, x: 66, y: 236, turn: 12, size: 1 },
  { part: 0.58, x: 208, y: 236, turn: -10, size: 1.02 },
  { part: 0.66, x: 88, y: 160, turn: 14, size: 0.94 },
  { part: 0.74, x: 226, y: 158, turn: -14, size: 0.92 },
  { part: 0.82, x: 112, y: 92, turn: 12, size: 0.82 },
  { part: 0.9, x: 236, y: 86, turn: -22, size: 0.8 },
  { part: 1, x: 196, y: 58, turn: -16, size: 0.66 },
];
const threads = hung
  .map(({ part, x, y }) => {
    const from = along(stem, part);
    return `M${Math.round(from.x)},${Math.round(from.y)} Q${Math.round((from.x + x) / 2)},${Math.round(Math.min(from.y, y) - 22)} ${x},${y + 2}`;
  })
  .join('');

/** Quaking grass, still for once. */
export function QuakingGrass({ label }: { label?: string | undefined }) {
  const every = (outline: string, only?: number) =>
    hung
      .filter((_, place) => only === undefined || place % 2 === only)
      .map((at) => cut(outline, at))
      .join('');

  return (
    <Drawing label={label} viewBox="0 0 300 430">
      <path
        fill={paint.mossFaded}
        d={
          cut(blade, { x: 138, y: 420, turn: -16, size: 1 }) +
          cut(blade, { x: 138, y: 414, turn: 26, size: 0.76 })
        }
      />
      <g fill="none" stroke={paint.moss} strokeLinecap="round">
        <path strokeWidth="4" d={stemPath(stem)} />
        <path strokeWidth="1.8" d={threads} />
      </g>
      <path fill={paint.pollen} d={every(spikelet, 0)} />
      <path fill={paint.rustFaded} d={every(spikelet, 1)} />
      <path fill="none" stroke={paint.rustDeep} strokeWidth="1.6" d={every(scales)} />
      <Strips
        at={[
          [137, 372, 0],
          [134, 262, -4],
        ]}
      />
    </Drawing>
  );
}
