import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** Whole, in profile: the stripes end half-way down. */
export function Mackerel() {
  return (
    <Drawing viewBox="0 0 320 200">
      <path fill={paint.blue} d="M104 62 128 36 150 56zM180 62l16-16 6 18zM160 142l18 20 4-26z" />
      <path
        fill={paint.silver}
        d="M6 104C44 56 150 40 250 92L314 50Q292 84 296 104 292 124 314 158L250 114C150 164 44 148 6 104Z"
      />
      <path
        fill={paint.teal}
        d="M6 104C44 56 150 40 250 92L314 50Q292 84 296 104L250 104C180 92 120 108 76 104 54 98 30 100 6 104Z"
      />
      <path
        fill="none"
        stroke={paint.abyss}
        strokeWidth="7"
        strokeLinecap="round"
        d="M84 72q8 8 2 14t0 12M106 66q8 10 2 17t0 14M129 64q8 10 2 17t0 15M152 65q8 10 2 16t0 14M175 69q8 9 2 15t0 12M198 76q6 7 2 12t0 9M220 84q5 5 1 11"
      />
      <path fill={paint.foam} d="M62 84q24 20 2 44 14 4 22-6 12-20-2-36-10-8-22-2z" />
      <path fill={paint.blue} d="M84 108q34 2 44 18-30 4-44-18z" />
      <circle cx="42" cy="96" r="11" fill={paint.foam} />
      <circle cx="42" cy="96" r="6" fill={paint.abyss} />
      <path fill="none" stroke={paint.abyss} strokeWidth="3" d="M7 105q14 4 24 12" />
    </Drawing>
  );
}
