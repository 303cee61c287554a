import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** Striped, with a frill, and thinking about it. */
export function Cuttlefish() {
  return (
    <Drawing viewBox="0 0 320 200">
      <path
        fill={paint.rose}
        d="M306 96q6 16-12 26 0 18-22 20-8 16-28 14-12 14-32 10-18 12-34 4-20 6-30-6-20 0-24-14V54q6-14 26-12 12-14 32-8 16-10 34 0 20-6 32 8 20-2 28 14 20 2 20 20 16 8 10 20z"
      />
      <path
        fill={paint.sand}
        d="M292 98C280 146 196 160 128 142 104 138 92 118 92 98 92 78 104 60 128 56 196 38 280 50 292 98Z"
      />
      <path
        fill="none"
        stroke={paint.rust}
        strokeWidth="9"
        strokeLinecap="round"
        d="M142 62q12 12 4 28t4 44M172 56q14 16 4 34t4 50M204 56q12 14 4 32t2 48M234 64q10 12 4 26t2 36M260 78q6 8 2 18t0 16"
      />
      <path
        fill={paint.sand}
        d="M100 68Q64 60 48 78 20 76 6 92q24-6 38 0-20 4-34 18 20-8 36-4-14 8-20 24 16-14 32-14 10 22 42 12z"
      />
      <path fill={paint.foam} d="M74 88q14-14 32-2 4 14-12 18-16 0-20-16z" />
      <path fill="none" stroke={paint.abyss} strokeWidth="7" strokeLinecap="round" d="M80 92q5 8 10 0t10 0" />
    </Drawing>
  );
}
