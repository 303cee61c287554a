import { Drawing } from '@awning/ui/primitives';
import { cut, stemPath, whorl, type Stem } from './cut.ts';
import { paint } from './paint.ts';
import { Strips } from './Strips.tsx';

const pod = 'M-8,46 C-44,36 -46,-16 -22,-34 L22,-34 C46,-16 44,36 8,46 L10,58 L-10,58Z';
const crown = 'M-38,-34 Q-30,-52 -20,-44 Q-12,-58 0,-48 Q12,-58 20,-44 Q30,-52 38,-34 Q0,-22 -38,-34Z';
const ribs =
  'M0,44 L0,-26 M-8,44 Q-26,14 -16,-26 M8,44 Q26,14 16,-26 M-12,42 Q-40,14 -28,-22 M12,42 Q40,14 28,-22';
const leaf =
  'M0,0 C14,-10 24,-18 20,-34 L34,-40 L22,-52 L36,-66 L20,-74 L26,-92 L12,-98 L4,-122 L-6,-98 L-20,-94 L-16,-76 L-32,-68 L-20,-54 L-30,-40 L-18,-34 C-20,-18 -12,-10 0,0Z';

const stems: readonly Stem[] = [
  [
    [132, 424],
    [126, 340],
    [104, 280],
    [98, 166],
  ],
  [
    [136, 424],
    [150, 350],
    [200, 330],
    [210, 240],
  ],
  [
    [128, 424],
    [112, 380],
    [60, 372],
    [50, 322],
  ],
];
const pods = [
  { x: 96, y: 112, turn: -3, size: 1.12 },
  { x: 214, y: 192, turn: 7, size: 0.92 },
  { x: 44, y: 284, turn: -10, size: 0.66 },
];
const petal = { x: 214, y: 366, turn: 58, size: 1.25 };

/** Poppy heads after the flower has gone, and the one petal that stayed. */
export function Poppy({ label }: { label?: string | undefined }) {
  const every = (outline: string) => pods.map((at) => cut(outline, at)).join('');

  return (
    <Drawing label={label} viewBox="0 0 300 430">
      <path fill={paint.mossFaded} d={cut(leaf, { x: 142, y: 400, turn: 40, size: 0.9 })} />
      <path
        fill="none"
        stroke={paint.moss}
        strokeWidth="1.6"
        d={cut('M0,0 L0,-112 M0,-40 L24,-50 M0,-40 L-22,-48 M0,-70 L22,-82 M0,-70 L-20,-80', {
          x: 142,
          y: 400,
          turn: 40,
          size: 0.9,
        })}
      />
      <path
        fill="none"
        stroke={paint.moss}
        strokeWidth="5"
        strokeLinecap="round"
        d={stems.map(stemPath).join('')}
      />
      <path fill={paint.mossFaded} d={every(pod)} />
      <path fill="none" stroke={paint.moss} strokeWidth="2.4" strokeLinecap="round" d={every(ribs)} />
      <path fill={paint.leaf} d={every(crown)} />
      <path
        fill={paint.chalkDeep}
        d={cut('M0,0 C-40,-10 -44,-44 -22,-52 Q-8,-46 0,-54 Q10,-46 24,-50 C44,-40 40,-8 0,0Z', petal)}
      />
      <path
        fill="none"
        stroke={paint.chalk}
        strokeWidth="1.4"
        d={whorl('M0,-6 L0,-42', 1, petal) + cut('M-3,-6 Q-20,-22 -22,-40 M3,-6 Q20,-22 22,-38', petal)}
      />
      <Strips
        at={[
          [116, 316, -12],
          [190, 316, 24],
        ]}
      />
    </Drawing>
  );
}
