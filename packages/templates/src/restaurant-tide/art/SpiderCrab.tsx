import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

const legs =
  'M118 96 62 62 20 96M114 112 52 98 14 146M116 128 62 130 30 186M124 142 84 158 72 196M202 96l56-34 42 34M206 112l62-14 38 48M204 128l54 2 32 56M196 142l40 16 12 38';

/** All knees. */
export function SpiderCrab() {
  return (
    <Drawing viewBox="0 0 320 200">
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path stroke={paint.rust} strokeWidth="10" d={legs} />
        <path stroke={paint.buoy} strokeWidth="13" d="M128 78 96 34 116 14M192 78l32-44-20-20" />
      </g>
      <path
        fill={paint.buoy}
        d="M104 22 124 0l8 6-6 16 14 2-4 10-20-2zM216 22 196 0l-8 6 6 16-14 2 4 10 20-2z"
      />
      <path
        fill={paint.buoy}
        d="M150 54l4-18 6 16 6-16 4 18 14 4 10-8-2 14 14 2-8 10 14 8-12 8 12 12-14 4 8 14-14 2q-10 34-32 42-22-8-32-42l-14-2 8-14-14-4 12-12-12-8 14-8-8-10 14-2-2-14 10 8z"
      />
      <g fill={paint.rust}>
        <circle cx="160" cy="92" r="7" />
        <circle cx="138" cy="102" r="5" />
        <circle cx="182" cy="102" r="5" />
        <circle cx="160" cy="122" r="6" />
        <circle cx="144" cy="130" r="4" />
        <circle cx="176" cy="130" r="4" />
        <circle cx="160" cy="146" r="4" />
      </g>
      <circle cx="148" cy="66" r="5" fill={paint.abyss} />
      <circle cx="172" cy="66" r="5" fill={paint.abyss} />
    </Drawing>
  );
}
