import { Drawing } from '@awning/ui/primitives';
import { along, cut, stemPath, whorl, type Stem } from './cut.ts';
import { paint } from './paint.ts';
import { Strips } from './Strips.tsx';

const sepal = 'M0,0 C-20,-10 -24,-32 -12,-46 Q-6,-54 0,-68 Q6,-54 12,-46 C24,-32 20,-10 0,0Z';
const vein = 'M0,-8 L0,-58 M-2,-10 Q-12,-26 -8,-42 M2,-10 Q12,-26 8,-42';
const thread = 'M0,-20 Q4,-50 0,-88 M1,-48 Q-12,-62 -20,-80 M1,-48 Q14,-60 20,-78';
const horn = 'M0,-8 C-6,-16 -4,-28 6,-34 C4,-26 6,-16 3,-8Z';
const pod = 'M0,40 C-34,36 -40,-8 -24,-30 Q-12,-42 0,-34 Q12,-42 24,-30 C40,-8 34,36 0,40Z';
const podHorn = 'M-4,0 C-8,-16 -14,-26 -24,-30 C-10,-34 0,-20 4,0Z';

const main: Stem = [
  [166, 424],
  [176, 320],
  [110, 240],
  [116, 120],
];
const branch: Stem = [
  [157, 320],
  [166, 280],
  [214, 280],
  [224, 236],
];
const head = { x: 116, y: 114, turn: 12 };
const fruit = { x: 226, y: 204, turn: 8 };

/** Love-in-a-mist: the flower, and what becomes of it. */
export function Nigella({ label }: { label?: string | undefined }) {
  const wisps = [0.14, 0.3, 0.46, 0.6].map((part, place) =>
    cut(thread, { ...along(main, part), turn: place % 2 ? 62 : -58, size: 1 - place * 0.12 }),
  );

  return (
    <Drawing label={label} viewBox="0 0 300 430">
      <g fill="none" strokeLinecap="round">
        <path stroke={paint.leaf} strokeWidth="5" d={stemPath(main) + stemPath(branch)} />
        <path
          stroke={paint.moss}
          strokeWidth="2.6"
          d={
            whorl(thread, 9, { ...head, size: 1.12 }) +
            whorl(thread, 7, { ...fruit, y: 226, size: 0.72 }) +
            wisps.join('')
          }
        />
      </g>
      <path fill={paint.indigoPale} d={whorl(sepal, 5, { ...head, turn: 48, size: 1.06 })} />
      <path fill={paint.indigoFaded} d={whorl(sepal, 5, head)} />
      <path
        fill="none"
        stroke={paint.indigo}
        strokeWidth="1.4"
        d={whorl(vein, 5, head) + whorl(vein, 5, { ...head, turn: 48, size: 1.06 })}
      />
      <circle cx={head.x} cy={head.y} r="14" fill={paint.leaf} />
      <path fill={paint.moss} d={whorl(horn, 6, head)} />
      <path
        fill={paint.moss}
        d={[-26, 0, 26].map((turn) => cut(podHorn, { ...fruit, y: 170, turn })).join('')}
      />
      <path fill={paint.mossFaded} d={cut(pod, fruit)} />
      <path
        fill="none"
        stroke={paint.rust}
        strokeWidth="3"
        strokeLinecap="round"
        d={cut('M0,34 Q-2,0 0,-28 M-8,34 Q-26,6 -16,-28 M8,34 Q26,6 16,-28', fruit)}
      />
      <Strips
        at={[
          [166, 376, 4],
          [140, 268, -22],
          [200, 280, 62],
        ]}
      />
    </Drawing>
  );
}
