import { Drawing } from '@awning/ui/primitives';
import { along, cut, stemPath, type Stem } from './cut.ts';
import { paint } from './paint.ts';
import { Strips } from './Strips.tsx';

const standard =
  'M0,0 C-34,-2 -66,-30 -52,-60 C-42,-78 -12,-78 0,-58 C12,-78 44,-76 52,-58 C64,-30 34,-2 0,0Z';
const wings = 'M0,8 C-26,6 -36,-14 -26,-32 C-14,-42 -2,-30 0,-18 C4,-30 16,-40 27,-30 C36,-12 24,8 0,8Z';
const keel = 'M0,10 C-10,4 -10,-12 0,-20 C10,-12 10,4 0,10Z';
const vein =
  'M0,-8 Q-24,-30 -34,-56 M0,-8 Q-12,-36 -16,-64 M0,-8 Q12,-36 16,-62 M0,-8 Q24,-30 36,-52 M-2,-6 Q-34,-20 -48,-38 M2,-6 Q34,-18 48,-36';
const leaflet = 'M0,0 C20,-22 18,-58 0,-80 C-18,-58 -20,-22 0,0Z';

const stem: Stem = [
  [176, 424],
  [150, 340],
  [140, 240],
  [166, 60],
];
const vine =
  'M164,392 Q110,372 72,318 Q54,290 66,266 C76,250 94,262 86,276 C80,286 68,278 74,270 M72,318 Q50,318 36,296 C28,280 42,268 50,280';
const flowers = [
  { ...along(stem, 0.5), x: 96, y: 222, turn: -34, size: 1 },
  { ...along(stem, 0.7), x: 204, y: 164, turn: 30, size: 1.02 },
  { ...along(stem, 0.9), x: 118, y: 104, turn: -20, size: 0.84 },
];
const bud = { x: 180, y: 56, turn: 22, size: 0.6 };
const stalks = 'M150,262 Q126,250 98,226 M149,210 Q172,196 200,168 M156,148 Q138,130 120,106 M166,64 L178,58';

/** Sweet pea with the tendril it was holding on by. */
export function SweetPea({ label }: { label?: string | undefined }) {
  const every = (outline: string) => flowers.map((at) => cut(outline, at)).join('');

  return (
    <Drawing label={label} viewBox="0 0 300 430">
      <g fill="none" stroke={paint.moss} strokeLinecap="round">
        <path strokeWidth="5" d={stemPath(stem)} />
        <path strokeWidth="3" d={vine + stalks} />
      </g>
      <path
        fill={paint.mossFaded}
        d={
          cut(leaflet, { x: 122, y: 374, turn: -96, size: 1 }) +
          cut(leaflet, { x: 126, y: 374, turn: 8, size: 0.94 })
        }
      />
      <path
        fill="none"
        stroke={paint.leaf}
        strokeWidth="1.4"
        d={
          cut('M0,0 L0,-74', { x: 122, y: 374, turn: -96 }) + cut('M0,0 L0,-70', { x: 126, y: 374, turn: 8 })
        }
      />
      <path fill={paint.chalk} d={every(standard)} />
      <path fill="none" stroke={paint.chalkDeep} strokeWidth="1.3" d={every(vein)} />
      <path fill={paint.chalkDeep} d={every(wings) + cut(standard, bud)} />
      <path fill={paint.indigo} d={every(keel)} />
      <Strips
        at={[
          [166, 392, -16],
          [149, 292, -6],
        ]}
      />
    </Drawing>
  );
}
