import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** A long oval with a small, cross face. */
export function Sole() {
  return (
    <Drawing viewBox="0 0 320 200">
      <path
        fill={paint.rust}
        d="M14 104Q30 60 70 52q10-14 24-10 14-14 30-6 18-10 34 0 20-4 32 8 20 2 30 18 22 8 34 26l36-22q-10 20-8 34 0 16 8 34l-36-20q-14 18-34 26-12 16-32 16-14 12-32 6-18 10-34-2-18 6-30-8-18 2-24-12Q28 146 14 104Z"
      />
      <path
        fill={paint.sand}
        d="M14 104C50 64 150 50 250 98 260 100 260 106 250 110 150 156 50 144 14 104Z"
      />
      <circle cx="48" cy="92" r="7" fill={paint.abyss} />
      <circle cx="66" cy="104" r="7" fill={paint.abyss} />
    </Drawing>
  );
}
