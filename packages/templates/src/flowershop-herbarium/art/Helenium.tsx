import { Drawing } from '@awning/ui/primitives';
import { along, cut, stemPath, whorl, type Stem } from './cut.ts';
import { paint } from './paint.ts';
import { Strips } from './Strips.tsx';

const ray = 'M-3,-10 C-6,-26 -12,-36 -12,-46 L-5,-43 L0,-50 L5,-43 L12,-46 C12,-36 6,-26 3,-10Z';
const vein = 'M0,-18 L0,-42 M-3,-20 L-6,-38 M3,-20 L6,-38';
const leaf = 'M0,0 C16,-24 14,-66 2,-96 C-14,-70 -16,-26 0,0Z';

const main: Stem = [
  [118, 424],
  [112, 320],
  [150, 230],
  [136, 78],
];
const right: Stem = [
  [125, 300],
  [140, 240],
  [200, 220],
  [216, 138],
];
const left: Stem = [
  [130, 250],
  [112, 212],
  [66, 214],
  [54, 176],
];
const heads = [
  { x: 136, y: 74, size: 1.16, turn: 4 },
  { x: 218, y: 132, size: 1, turn: 14 },
  { x: 52, y: 170, size: 0.86, turn: 22 },
];
const side = { x: 196, y: 236, turn: 30 };
const fan = [-66, -40, -14, 14, 40, 66].map((turn) =>
  cut(ray, { ...side, turn: side.turn + turn, size: 0.78 }),
);
const leaves = [
  { ...along(main, 0.12), turn: 44, size: 1 },
  { ...along(main, 0.2), turn: -46, size: 0.9 },
  { ...along(main, 0.36), turn: -60, size: 0.62 },
  { ...along(right, 0.3), turn: 96, size: 0.6 },
  { ...along(main, 0.62), turn: 36, size: 0.46 },
];

/** Three heads of helenium and one that was caught turning round. */
export function Helenium({ label }: { label?: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 300 430">
      <g fill="none" stroke={paint.leaf} strokeLinecap="round">
        <path strokeWidth="6" d={stemPath(main)} />
        <path strokeWidth="4" d={`${stemPath(right)}${stemPath(left)}M158,262 Q182,258 194,238`} />
      </g>
      <path fill={paint.moss} d={leaves.map((at) => cut(leaf, at)).join('')} />
      <path
        fill="none"
        stroke={paint.leaf}
        strokeWidth="1.4"
        d={leaves.map((at) => cut('M0,0 Q4,-50 2,-90', at)).join('')}
      />
      <path fill={paint.rust} d={[heads[0], heads[2]].map((at) => whorl(ray, 12, at ?? side)).join('')} />
      <path fill={paint.rustFaded} d={whorl(ray, 11, heads[1] ?? side) + fan.join('')} />
      <path
        fill="none"
        stroke={paint.pollen}
        strokeWidth="1.5"
        d={heads.map((at) => whorl(vein, at.size === 1 ? 11 : 12, at)).join('')}
      />
      {[...heads, { ...side, size: 0.8 }].map(({ x, y, size }) => (
        <g key={x}>
          <circle cx={x} cy={y} r={17 * size} fill={paint.rustDeep} />
          <circle
            cx={x}
            cy={y}
            r={13 * size}
            fill="none"
            stroke={paint.pollen}
            strokeWidth="4"
            strokeDasharray="1 4"
          />
        </g>
      ))}
      <Strips
        at={[
          [117, 376, 2],
          [132, 214, 10],
        ]}
      />
    </Drawing>
  );
}
