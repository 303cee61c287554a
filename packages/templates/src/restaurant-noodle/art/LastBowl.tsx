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
        r="9.1"
        fill="none"
        stroke={paint.indigo}
        strokeWidth=".9"
        strokeDasharray="1.2 .706"
      />
      <circle cx="12" cy="10" r="8.1" fill={paint.broth} />
      <g fill={paint.nori}>
        <path d="M14.2 4.4 19.4.2l2 2.6-5.2 4.2z" />
      </g>
      <ellipse cx="9.2" cy="5" rx="2.3" ry="1.9" fill={paint.china} />
      <circle cx="9.4" cy="5" r="1.1" fill={paint.egg} />
      <g fill="none" stroke={paint.onionPale} strokeWidth=".36">
        <circle cx="12.6" cy="4.4" r=".5" />
        <circle cx="6.6" cy="7.4" r=".5" />
        <circle cx="12.4" cy="16.6" r=".5" />
        <circle cx="17.9" cy="8" r=".5" />
        <circle cx="8" cy="15.6" r=".5" />
      </g>
      <g fill="none" stroke={paint.noodle}>
        <path d="M-.1 13H14C17.4 13 18.2 15.4 16.4 15.4S14.6 12 17.6 10.9" strokeLinecap="round" />
      </g>
    </Drawing>
  );
}
