import { Drawing } from '@awning/ui/primitives';
import { along, cut, stemPath, whorl, type Stem } from './cut.ts';
import { paint } from './paint.ts';
import { Strips } from './Strips.tsx';

const outer = 'M-2,-18 C-16,-24 -24,-44 -17,-58 L-9,-52 L-3,-64 L4,-54 L12,-62 L15,-50 C22,-40 12,-24 2,-18Z';
const inner = 'M0,-8 C-8,-14 -10,-26 -6,-32 L0,-28 L6,-32 C10,-26 8,-14 0,-8Z';
const vein = 'M0,-22 L-6,-48 M0,-22 L2,-52 M0,-22 L9,-46';
const lobes =
  'M0,0 L2,-24 L22,-40 L4,-36 L4,-54 L26,-74 L4,-66 L6,-86 L22,-108 L0,-130 L-20,-106 L-4,-86 L-4,-66 L-26,-72 L-4,-54 L-3,-36 L-20,-40 L-2,-24Z';

const stems: readonly Stem[] = [
  [
    [150, 424],
    [150, 300],
    [110, 220],
    [104, 104],
  ],
  [
    [152, 424],
    [160, 330],
    [206, 300],
    [212, 190],
  ],
  [
    [148, 424],
    [128, 360],
    [76, 330],
    [60, 262],
  ],
];
const heads = [
  { x: 104, y: 98, size: 1.16, turn: 8 },
  { x: 213, y: 184, size: 0.94, turn: 20 },
];
const bud = { x: 58, y: 256 };
const leaves = [
  { x: 150, y: 416, turn: 52, size: 0.94 },
  { x: 150, y: 412, turn: -58, size: 0.84 },
  { ...along(stems[0]!, 0.34), turn: -40, size: 0.5 },
];

/** Scabious: two open heads on bare stems and a bud that missed its chance. */
export function Scabious({ label }: { label?: string | undefined }) {
  return (
    <Drawing label={label} viewBox="0 0 300 430">
      <path
        fill="none"
        stroke={paint.moss}
        strokeWidth="5"
        strokeLinecap="round"
        d={stems.map(stemPath).join('')}
      />
      <path
        fill={paint.mossFaded}
        strokeLinejoin="round"
        stroke={paint.mossFaded}
        strokeWidth="4"
        d={leaves.map((at) => cut(lobes, at)).join('')}
      />
      <path
        fill="none"
        stroke={paint.leaf}
        strokeWidth="1.4"
        d={leaves.map((at) => cut('M0,0 L0,-118', at)).join('')}
      />
      <path fill={paint.chalk} d={heads.map((at) => whorl(outer, 9, at)).join('')} />
      <path
        fill="none"
        stroke={paint.chalkDeep}
        strokeWidth="1.4"
        d={heads.map((at) => whorl(vein, 9, at)).join('')}
      />
      <path
        fill={paint.chalkDeep}
        d={
          heads.map((at) => whorl(inner, 12, { ...at, size: at.size * 0.98 })).join('') +
          whorl(inner, 9, { ...bud, size: 0.7 })
        }
      />
      {heads.map(({ x, y, size }) => (
        <g key={x} fill="none" stroke={paint.chalkPale}>
          <circle
            cx={x}
            cy={y}
            r={16 * size}
            fill={paint.mossFaded}
            strokeWidth="5"
            strokeDasharray="1.500 6"
          />
          <circle cx={x} cy={y} r={8 * size} strokeWidth="4" strokeDasharray="1.500 5" />
        </g>
      ))}
      <circle {...{ cx: bud.x, cy: bud.y, r: 11 }} fill={paint.moss} />
      <Strips
        at={[
          [136, 292, -10],
          [198, 292, 16],
          [108, 160, -2],
        ]}
      />
    </Drawing>
  );
}
