import type { ReactNode } from 'react';
import { paint, sitters, skin } from './palette.css.ts';

export interface ProfileProps {
  skin: keyof typeof sitters;
  /** Hangs behind head and shoulders. */
  behind?: ReactNode;
  /** What is worn, over the neck. */
  clothes?: string;
  collar?: string;
  /** Hair over the head, then whatever is worn on it. */
  children?: ReactNode;
  /** Painted, where somebody paints them. */
  lips?: string;
  /** Closed eyes for the dryer, open ones for the mirror. */
  eye?: 'closed' | 'open';
}

/** Somebody from the side, looking to the left, on a square of 640: a head that any hair fits. */
export function Profile({
  skin: tone,
  behind,
  clothes = paint.bone,
  collar = paint.mustard,
  children,
  lips = skin.lips,
  eye = 'open',
}: ProfileProps) {
  return (
    <g className={sitters[tone]}>
      {behind}
      <path
        fill={skin.base}
        d="M214 286c0 14 4 20 2 28-8 20-28 36-33 48-3 11 5 16 21 18 4 4 3 9-1 13-13 5-16 15-9 21 5 2 5 3 1 6-8 6-6 19 12 27 3 8-4 22 1 42 7 26 45 30 75 18 10 42 0 102-20 142h200c-24-70-24-140 0-220 44-50 62-120 50-190-16-100-96-150-166-142-80 10-131 89-133 189z"
      />
      <path fill={skin.shade} d="M283 507c34-12 60-36 78-70-10 60-30 96-72 112 0-14-2-28-6-42z" />
      <path
        fill={lips}
        d="M203 393c9 2 17 7 27 14-9 5-25 5-36 7 5 2 5 3 1 6-8 6-6 17 6 19 16 2 26-12 30-28-7-9-17-16-28-18z"
      />
      <path fill="none" stroke={paint.hair} strokeWidth="8" strokeLinecap="round" d="M222 264q22-14 50-4" />
      {eye === 'closed' ? (
        <path fill="none" stroke={paint.hair} strokeWidth="7" strokeLinecap="round" d="M230 304q20 14 42 0" />
      ) : (
        <path fill={paint.hair} d="M228 302q22-18 44-4-20 16-44 4z" />
      )}
      <path fill={skin.shade} d="M206 366q8-12 22-8 4 8 0 16-10-4-22-8z" />
      <path fill={clothes} d="M92 640q16-60 150-84 110 56 228-10 104 30 128 94z" />
      <path fill={collar} d="M268 522q80 44 186-20l12 54q-110 62-214 20z" />
      {children}
    </g>
  );
}

/** Goes over the hair. */
export function Ear() {
  return (
    <>
      <path fill={skin.base} d="M352 318c2-30 48-34 50 2 2 26-18 34-22 56-4 18-30 14-28-8z" />
      <path
        fill="none"
        stroke={skin.shade}
        strokeWidth="7"
        strokeLinecap="round"
        d="M366 322q14-14 22 2-2 14-14 18"
      />
    </>
  );
}
