import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** Where the noodle begins: held up by a pair of chopsticks, with an end to spare. */
export function Chopsticks() {
  return (
    <Drawing viewBox="0 0 16 12" fill="middle" reach="over">
      <g fill="none" strokeLinecap="round">
        <path stroke={paint.nori} strokeWidth=".9" d="M7 3.6 58-14.4" />
        <path
          stroke={paint.noodle}
          strokeLinecap="butt"
          d="M-.1 10H3C8 10 13.4 10.8 13.4 8.9S5.2 9.8 5.2 5.2C5.2.6 9.5.6 9.5 4.6"
        />
        <path stroke={paint.noodle} d="M9.5 4.5C9.5 5.4 9.7 5.7 9.7 6.6" />
        <path stroke={paint.nori} strokeWidth=".9" d="M7.4 5.7 58-3.8" />
      </g>
    </Drawing>
  );
}
