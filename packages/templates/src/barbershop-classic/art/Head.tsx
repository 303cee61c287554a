import type { ReactNode } from 'react';
import { paper5, paper6 } from './paint.ts';

export interface HeadProps {
  skin: string;
  /** What the shoulders wear. */
  cape?: string;
  /** Hair, beard and mouth, over the face. */
  children?: ReactNode;
}

/** A head and shoulders in a box of 120 by 140: no outline, one darker shade, a nose. */
export function Head({ skin, cape = paper6, children }: HeadProps) {
  return (
    <>
      <path fill={cape} d="M2 140q4-30 40-37h36q36 7 40 37v2H2z" />
      <g fill={skin}>
        <path d="M46 82h28v22q-14 14-28 0z" />
        <circle cx="31" cy="65" r="8" />
        <circle cx="89" cy="65" r="8" />
      </g>
      <path opacity=".22" d="M46 90q14 16 28 2v8q-14 12-28 0z" />
      <path fill={skin} d="M32 48q2-24 28-24t28 24v22q-2 26-28 28-26-2-28-28z" />
      <path opacity=".2" d="M60 60v17h-8q3-10 8-17z" />
      <g fill={paper5}>
        <circle cx="48" cy="62" r="2.6" />
        <circle cx="72" cy="62" r="2.6" />
      </g>
      {children}
    </>
  );
}

/** Mouths and brows: a line of the theme's ink, or of white where the face is dark. */
export function Line({ d, light = false }: { d: string; light?: boolean }) {
  return <path fill="none" stroke={light ? paper6 : paper5} strokeWidth="2.6" strokeLinecap="round" d={d} />;
}
