import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';
import { grey, Runner, type RunnerProps } from './Runner.tsx';

const box = '0 0 300 160';

const onTheTrack = (runner: RunnerProps) => (
  <Drawing viewBox={box} reach="over">
    <Runner {...runner} />
  </Drawing>
);

/** Who is out this morning, from the inner lane outwards. */
export const pack = [
  onTheTrack({ vest: paint.white, hair: '#3a2416', skin: 1, stride: 'right' }),
  onTheTrack({ vest: paint.water, hair: '#7a3b1d', cut: 'tail', skin: 2 }),
  onTheTrack({ vest: paint.sun, hair: '#1d1620', cut: 'bun', skin: 3, stride: 'right' }),
  onTheTrack({ vest: paint.grass, hair: grey, cut: 'short', skin: 0 }),
] as const;

/** Whoever keeps pace with the reader: down the page, so turned about. */
export const pacer = (
  <svg
    viewBox="0 0 300 180"
    aria-hidden="true"
    focusable="false"
    overflow="visible"
    width="100%"
    height="100%"
  >
    <g transform="matrix(1 0 0 -1 8 180)">
      <Runner vest={paint.sun} hair="#7a3b1d" cut="tail" skin={2} />
    </g>
  </svg>
);

/** Late again. */
export const chaser = onTheTrack({ vest: paint.sun, hair: '#3a2416', skin: 3, cut: 'short' });
