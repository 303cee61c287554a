import { Drawing } from '@awning/ui/primitives';
import { along, cut, several, stemPath, whorl, type Stem } from './cut.ts';
import { paint } from './paint.ts';
import { Strips } from './Strips.tsx';

const petal = 'M0,4 C-20,-8 -27,-34 -7,-48 C2,-53 25,-44 20,-20 Q15,-4 0,4Z';
const vein = 'M0,-6 Q-2,-22 4,-38';
const spur = 'M-4,0 C4,-12 10,-34 44,-52 C28,-30 18,-8 6,6Z';
const bee = 'M0,8 C-12,4 -15,-10 -7,-14 Q0,-8 0,-4 Q1,-10 8,-14 C15,-8 11,4 0,8Z';
const bud = 'M0,2 C-11,-4 -11,-22 0,-30 C9,-22 11,-6 0,2Z';
const threads =
  'M0,0 Q-6,-30 0,-62 M0,-62 Q-16,-84 -44,-94 M0,-62 Q-8,-92 -18,-122 M0,-62 Q4,-96 8,-130 M0,-62 Q14,-90 34,-116 M0,-62 Q24,-80 54,-86 M-22,-82 Q-38,-82 -56,-74 M-10,-94 Q-26,-108 -42,-118 M5,-98 Q-2,-114 -6,-134 M20,-94 Q34,-98 50,-110 M28,-76 Q44,-70 62,-66';

const stem: Stem = [
  [214, 884],
  [226, 640],
  [318, 430],
  [252, 92],
];

const florets = Array.from({ length: 17 }, (_, place) => {
  const part = 0.36 + place * 0.0345;
  const { x, y, turn } = along(stem, part);
  const side = place % 2 ? 1 : -1;
  const size = 1.34 - place * 0.052;
  const out = (place % 3 === 2 ? 10 : 44) * side * size;
  return { x: x + out, y: y - (place % 3) * 5, turn: turn + side * (24 + place * 6), size, breadth: 0.92 };
});
const every = (third: number) => florets.filter((_, place) => place % 3 === third);
const petals = (third: number) =>
  every(third)
    .map((at) => whorl(petal, 5, at))
    .join('');
const joined = (outline: string, turn = 0) =>
  florets.map((at) => cut(outline, { ...at, turn: at.turn + turn })).join('');

const buds = several(6, (place) => {
  const { x, y, turn } = along(stem, 0.93 + place * 0.014);
  const side = place % 2 ? 1 : -1;
  return cut(bud, { x: x + side * 8, y, turn: turn + side * (34 - place * 4), size: 0.84 - place * 0.06 });
});
const stalks = florets
  .map(({ x, y }, place) => {
    const from = along(stem, 0.33 + place * 0.0345);
    return `M${Math.round(from.x)},${Math.round(from.y)} L${Math.round(x)},${Math.round(y)}`;
  })
  .join('');
const leaves = [
  { ...along(stem, 0.1), turn: 34, size: 0.9 },
  { ...along(stem, 0.13), turn: -56, size: 1.18 },
  { ...along(stem, 0.21), turn: 50, size: 0.92 },
  { ...along(stem, 0.26), turn: -48, size: 0.9 },
  { ...along(stem, 0.33), turn: 62, size: 0.66 },
];

interface LarkspurProps {
  label?: string | undefined;
  /** The upper part alone goes on a sheet no larger than the others. */
  part?: keyof typeof parts;
}

const parts = { whole: '24 40 452 860', top: '24 40 452 648' };

/** A larkspur as tall as its sheet, from the cut to the last bud. */
export function Larkspur({ label, part = 'whole' }: LarkspurProps) {
  return (
    <Drawing label={label} viewBox={parts[part]}>
      <g fill="none" strokeLinecap="round">
        <path stroke={paint.moss} strokeWidth="6" d={leaves.map((at) => cut(threads, at)).join('')} />
        <path stroke={paint.leaf} strokeWidth="4" d={stalks} />
        <path stroke={paint.leaf} strokeWidth="9" d={stemPath(stem)} />
      </g>
      <path fill={paint.indigoDeep} d={joined(spur, 150) + buds} />
      <path fill={paint.indigoFaded} d={petals(0)} />
      <path fill={paint.indigo} d={petals(1)} />
      <path fill={paint.indigoDeep} d={petals(2)} />
      <path
        fill="none"
        stroke={paint.indigoPale}
        strokeWidth="1.4"
        strokeLinecap="round"
        d={florets.map((at) => whorl(vein, 5, at)).join('')}
      />
      <path fill={paint.chalkPale} d={joined(bee)} />
      <Strips
        at={[
          [218, 806, 6],
          [234, 690, 12],
          [264, 330, -4],
          [252, 112, -12],
        ]}
      />
    </Drawing>
  );
}
