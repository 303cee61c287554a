import { Drawing } from '@awning/ui/primitives';
import { BoatShape } from './Boat.tsx';
import { paint } from './paint.ts';

const { foam, silver, sand, rose, teal } = paint;

// Where each cottage stands, how wide and high it is, and what it is washed with.
const cottages = [
  [452, 292, 74, 80, sand],
  [530, 268, 66, 104, foam],
  [640, 236, 84, 110, rose],
  [414, 380, 82, 90, foam],
  [500, 360, 64, 110, teal],
  [568, 372, 92, 98, foam],
  [664, 346, 70, 124, sand],
  [738, 362, 90, 108, silver],
] as const;

/** The town on its hill, the quay wall, the sun and one boat, standing on the waterline. */
export function Harbour() {
  return (
    <Drawing viewBox="0 0 800 560" reach="over">
      <circle cx="420" cy="196" r="96" fill={paint.buoy} />
      <path fill={paint.teal} d="M170 560C280 300 470 190 900 150V560z" />
      <path fill={paint.blue} d="M330 560C420 330 590 250 900 236V560z" />
      {cottages.map(([x, y, width, height, wash]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path fill={wash} d={`M0 0h${width}v${height}H0z`} />
          <path fill={paint.abyss} d={`M-6 0 ${width * 0.22}-30H${width * 0.78}L${width + 6} 0z`} />
          <path fill={paint.abyss} d="M12 18h16v22H12zM38 18h16v22H38zM12 56h16v22H12z" />
        </g>
      ))}
      <path fill={paint.abyss} d="M380 462H900V560H380zM366 450H900v16H366z" />
      <path
        fill={foam}
        d="M412 478h10v82h-10zM440 478h10v82h-10zM422 490h18v6h-18zM422 510h18v6h-18zM422 530h18v6h-18zM422 550h18v6h-18z"
      />
      <g fill={foam}>
        <path d="M700 466h24v16h-24zM724 482h24v16h-24zM700 498h24v16h-24zM724 514h24v16h-24zM700 530h24v16h-24zM724 546h24v14h-24z" />
      </g>
      <g transform="translate(26 328) scale(0.9)">
        <BoatShape />
      </g>
      <path
        fill="none"
        stroke={paint.abyss}
        strokeWidth="5"
        strokeLinecap="round"
        d="M500 92q18-18 30 0 14-18 32-2M596 132q14-14 24 0 10-14 24-2"
      />
    </Drawing>
  );
}
