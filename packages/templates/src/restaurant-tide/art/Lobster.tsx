import { Drawing } from '@awning/ui/primitives';
import { paint } from './paint.ts';

/** In profile, claws first. */
export function Lobster() {
  return (
    <Drawing viewBox="0 0 320 200">
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path stroke={paint.buoy} strokeWidth="4" d="M112 96Q90 20 176 6M108 100Q60 40 20 14" />
        <path
          stroke={paint.blue}
          strokeWidth="8"
          d="M140 138l-14 26-16 18M160 140l-4 28-12 20M180 138l4 28-6 22M124 132l-24 18-22 22"
        />
        <path stroke={paint.blue} strokeWidth="13" d="M118 122 92 132 74 112M120 126l-30 26-24 2" />
      </g>
      <path
        fill={paint.teal}
        d="M82 122Q50 130 28 106 8 82 26 54q4 24 22 30-4-16 8-26 6 16 18 24 18 14 8 40z"
      />
      <path fill={paint.blue} d="M76 148q-18-14-38-6-20 8-28 26 14-6 24 0-8 8-8 18 18 4 34-6 20-12 16-32z" />
      <path fill={paint.teal} d="M104 104q20-26 58-24l30 10 8 46-30 10q-44 4-66-42z" />
      <path
        fill={paint.blue}
        d="M190 88q20 0 28 12l4 30-24 10zM222 98q18 4 22 18l-2 24-22-4zM246 112q14 8 16 20l-6 20-18-8z"
      />
      <path fill={paint.teal} d="M260 132q8 10 6 22l-10 14-14-14z" />
      <path fill={paint.blue} d="M262 152q26-8 50 6-10 8-20 8 8 8 10 20-14 0-22-8-2 10-10 18-18-14-22-36z" />
      <circle cx="112" cy="92" r="7" fill={paint.abyss} />
    </Drawing>
  );
}
