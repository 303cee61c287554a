import { paint } from './paint.ts';

/** A weight seen from the side, on a square of 100: the letter O of the headline, the arch on the map. */
export function Plate() {
  return (
    <>
      <circle cx="50" cy="50" r="49.5" fill={paint.volt} />
      <g fill="none" stroke={paint.black} strokeWidth="2.6">
        <circle cx="50" cy="50" r="40.5" />
        <circle cx="50" cy="50" r="22" />
      </g>
      <g fill={paint.black}>
        <circle cx="50" cy="50" r="8.6" />
        <circle cx="50" cy="19" r="3.1" />
        <circle cx="77" cy="65.5" r="3.1" />
        <circle cx="23" cy="65.5" r="3.1" />
      </g>
    </>
  );
}
