import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

const shell = 'M0 0C-52-4-62-60-30-80Q0-98 30-80C62-60 52-4 0 0Z';
const ribs = 'M-6-4Q-40-40-36-74M-3-4Q-18-44-14-84M3-4Q18-44 14-84M6-4Q40-40 36-74';

const heap = [
  { at: 'translate(84 188) rotate(-20)', shade: paint.foam, rib: paint.sand },
  { at: 'translate(236 190) rotate(16) scale(1.05)', shade: paint.sand, rib: paint.wetSand },
  { at: 'translate(160 190) rotate(-4) scale(1.4)', shade: paint.rose, rib: paint.buoy },
];

/** Three cockles on the sand. */
export function Cockles() {
  return (
    <Drawing viewBox="0 0 320 200">
      <path fill={paint.wetSand} d="M0 182Q150 164 320 182V200H0z" />
      {heap.map(({ at, shade, rib }) => (
        <g key={at} transform={at}>
          <path fill={shade} d={shell} />
          <path fill="none" stroke={rib} strokeWidth="5" strokeLinecap="round" d={ribs} />
        </g>
      ))}
      <path fill={paint.abyss} d="M272 186q14-30 32-26 4 16-20 26z" />
    </Drawing>
  );
}
