import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** The sun on the waterline, half up or half down. */
export function Sun() {
  return (
    <Drawing viewBox="0 0 800 260">
      <circle cx="440" cy="260" r="220" fill={paint.buoy} />
    </Drawing>
  );
}
