import { Drawing } from '@awning/ui/primitives';

/** A pair of scissors, points to the end of the line. */
export function Scissors() {
  return (
    <Drawing viewBox="0 0 96 40">
      <g fill="none" stroke="currentColor" strokeWidth="5">
        <circle cx="14" cy="9" r="6.5" />
        <circle cx="14" cy="31" r="6.5" />
      </g>
      <path fill="currentColor" d="M19 11l5-3 70 27q-10 3-20-1L38 22zM19 29l5 3 70-27q-10-3-20 1L38 18z" />
    </Drawing>
  );
}
