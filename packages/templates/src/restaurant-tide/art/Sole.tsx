import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** A long oval with a small, cross face. */
export function Sole() {
  return (
    <Drawing viewBox="0 0 320 200">
      <path fill={paint.rust} d="M20 104C40 46 170 22 262 86L306 74V134L262 120C170 178 40 160 20 104Z" />
      <path fill={paint.sand} d="M10 104C40 60 170 50 258 98 170 152 40 150 10 104Z" />
      <circle cx="48" cy="92" r="7" fill={paint.abyss} />
      <circle cx="66" cy="104" r="7" fill={paint.abyss} />
    </Drawing>
  );
}
