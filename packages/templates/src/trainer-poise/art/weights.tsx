import { Drawing } from '@awning/ui/primitives';
import type { ReactNode } from 'react';
import type { Drawings } from '../../design/show.tsx';
import { paint, shade } from './paint.ts';

/** A cake with two candles. Hangs from 0, 0. */
export function Cake() {
  return (
    <>
      <path fill="none" stroke={paint.wire} strokeWidth="2.5" d="M0 0-84 150M0 0 84 150" />
      <path fill={paint.red} d="M-70 82h140v70H-70z" />
      <path
        fill={paint.white}
        d="M-70 82h140v22q-12 24-24 0-12 20-23 0-12 28-23 0-12 20-23 0-12 26-24 0-12 18-23 0z"
      />
      <path fill={paint.cobalt} d="M-30 46h12v36h-12zM18 46h12v36H18z" />
      <path fill={paint.yellow} d="M-24 16q16 16 0 30-16-14 0-30M24 16q16 16 0 30-16-14 0-30" />
      <path fill={paint.black} d="M-96 150H96v8H-96z" />
    </>
  );
}

/** Two crutches. Hangs from 0, 0. */
export function Crutches() {
  return (
    <g fill="none" strokeLinecap="round">
      <g stroke={paint.red} strokeWidth="14">
        <path d="M-24 8 24 268M-38 92-2 86" />
      </g>
      <g stroke={paint.cobalt} strokeWidth="14">
        <path d="M24 8-24 268M38 92 2 86" />
      </g>
      <path stroke={paint.black} strokeWidth="18" d="M23 260 25 270M-23 260-25 270" />
    </g>
  );
}

/** A baby in a sling, and calm. Hangs from 0, 0. */
export function Baby() {
  const skin = paint.skins.brown;
  return (
    <>
      <path fill={paint.yellow} d="M0 0q18 70 84 108-6 74-84 76-78-2-84-76Q-18 70 0 0" />
      <path fill={skin} d="M0 52a42 42 0 1 1-.1 0" />
      <path fill={shade(skin)} d="M1 92 9 106-4 107z" />
      <path fill={paint.black} d="M-40 84Q-34 46 0 46 34 46 40 84 22 62-2 70-26 62-40 84" />
      <path
        fill="none"
        stroke={paint.black}
        strokeWidth="3"
        strokeLinecap="round"
        d="M-20 98q5 4 10 0M12 98q5 4 10 0M-7 120q7 5 14 0"
      />
      <path fill={shade(paint.yellow)} d="M-84 108q84 62 168 0-6 74-84 76-78-2-84-76" />
    </>
  );
}

/** An office chair. Hangs from 0, 0. */
export function Chair() {
  return (
    <>
      <path fill={paint.red} d="M-56 0H56q12 0 12 14L60 112q-2 14-16 14h-88q-14 0-16-14L-68 14Q-68 0-56 0" />
      <path
        fill={paint.black}
        d="M-8 126H8v22H-8zM-8 172H8v52H-8zM-66 232Q0 196 66 232l-6 10Q0 216-60 242z"
      />
      <path fill={paint.cobalt} d="M-74 148H74q8 0 8 12t-12 14H-70q-12-2-12-14t8-12" />
      <path fill={paint.black} d="M-62 238a12 12 0 1 1-.1 0M62 238a12 12 0 1 1-.1 0M0 222a12 12 0 1 1-.1 0" />
    </>
  );
}

/** An eye, an ear, a foot. Hangs from 0, 0. */
export function Senses() {
  const skin = paint.skins.fair;
  return (
    <>
      <path
        fill="none"
        stroke={paint.wire}
        strokeWidth="2.5"
        d="M-90 0H90M-90 0V52M90 0V70M30 70H116M30 70v70M116 70v170"
      />
      <path fill={paint.cobalt} d="M-156 86q66-74 132 0-66 74-132 0" />
      <path fill={paint.white} d="M-90 58a28 28 0 1 1-.1 0" />
      <path fill={paint.black} d="M-90 72a14 14 0 1 1-.1 0" />
      <path fill={skin} d="M14 140q50-14 52 34 0 28-20 44-8 30-30 24-20-6-16-32-14-50 14-70" />
      <path
        fill="none"
        stroke={shade(skin)}
        strokeWidth="7"
        strokeLinecap="round"
        d="M16 176q6-20 24-12 14 12-4 28-10 8-8 20"
      />
      <path fill={paint.red} d="M104 240q30-6 30 30-6 40 6 70 2 26-22 26t-26-28q2-30-4-60-2-34 16-38" />
      <path
        fill={paint.yellow}
        d="M96 218a9 9 0 1 1-.1 0M113 212a8 8 0 1 1-.1 0M128 216a7 7 0 1 1-.1 0M140 226a6 6 0 1 1-.1 0"
      />
    </>
  );
}

/** One of them alone, as wide as what it hangs in. */
const alone =
  (Weight: () => ReactNode): Drawings[string] =>
  ({ alt }) => (
    <Drawing label={alt} viewBox="-100 0 200 280">
      <Weight />
    </Drawing>
  );

export const weights: Drawings = {
  cake: alone(Cake),
  crutches: alone(Crutches),
  baby: alone(Baby),
  chair: alone(Chair),
};
