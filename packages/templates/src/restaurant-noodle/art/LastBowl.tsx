import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** Where the noodle ends: in a bowl from above, as the full stop of what is written in it. */
export function LastBowl() {
  return (
    <Drawing viewBox="0 0 22 20" fill="middle" reach="over">
      <circle cx="12" cy="10" r="10" fill={paint.china} />
      <circle
        cx="12"
        cy="10"
        r="9.05"
        fill="none"
        stroke={paint.indigo}
        strokeWidth=".9"
        strokeDasharray="1.2 .6955"
      />
      <circle cx="12" cy="10" r="8.1" fill={paint.broth} />
      <ellipse cx="9" cy="4.9" rx="2.3" ry="1.9" fill={paint.china} />
      <circle cx="9.2" cy="4.9" r="1.1" fill={paint.egg} />
      <g fill="none" strokeLinecap="round">
        <path stroke={paint.onion} strokeWidth=".8" d="M13 5.4l3-2.2M14.6 6l2.8-1.6M12.4 4.2l1.6-1.8" />
        <path
          stroke={paint.onionPale}
          strokeWidth=".36"
          d="M11.4 15.6a.5.5 0 1 1-.1 0zM7.8 15a.5.5 0 1 1-.1 0z"
        />
      </g>
      <path
        fill="none"
        stroke={paint.noodle}
        strokeLinecap="round"
        d="M.4 13H16.6C19.6 13 20 10.1 17.7 10.1"
      />
      <path stroke={paint.noodle} d="M-.1 13h1" />
    </Drawing>
  );
}
