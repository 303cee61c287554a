import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** Where the noodle begins: held up by a pair of chopsticks, with an end to spare. */
export function Chopsticks() {
  return (
    <Drawing viewBox="0 0 16 12" fill="middle" reach="over">
      <g fill="none" strokeLinecap="round">
        <path stroke={paint.nori} strokeWidth=".72" d="M7.4 4.6 22-5.4" />
        <path
          stroke={paint.noodle}
          strokeLinecap="butt"
          d="M-.1 10H2C6.4 10 10.4 11.6 10.4 9.2S5 8.2 5.4 5.2 9.6 2.6 9.9 5.6"
        />
        <path stroke={paint.noodle} d="M9.88 5.4c.2 1.6.8 1.4.7 2.2" />
        <path stroke={paint.nori} strokeWidth=".72" d="M7 6.2 23-1.6" />
      </g>
    </Drawing>
  );
}
