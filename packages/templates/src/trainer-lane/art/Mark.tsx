import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** The sign of the house: a track from very high up. */
export function Mark() {
  return (
    <Drawing viewBox="0 0 48 48">
      <rect x="8" y="1" width="32" height="46" rx="16" fill={paint.tartan} />
      <rect
        x="12.5"
        y="5.5"
        width="23"
        height="37"
        rx="11.5"
        fill="none"
        stroke={paint.white}
        strokeWidth="2"
      />
      <rect x="17" y="10" width="14" height="28" rx="7" fill={paint.grass} />
    </Drawing>
  );
}
