import { Drawing } from '@awning/ui/primitives';
import type { Skin } from './Face.tsx';
import { Dusk, Mirrored } from './Mirrored.tsx';
import { paint, shade } from './palette.css.ts';

export interface HeadProps {
  label: string | undefined;
}

interface Look {
  skin: Skin;
  hair: 'hair' | 'brown' | 'ginger' | 'grey';
  /** Hangs behind the head. */
  behind?: string;
  /** On the left half, where `x` is below nothing. */
  before: string;
  after: string;
  /** Clipped so short that the skin shows through. */
  fade?: string;
  /** Single hairs. */
  strands?: string;
}

/** Somebody in a gown, on a square of 120 whose middle is the line: come in on the left, gone out on the right. */
export function Head({ label, skin, hair, behind, before, after, fade, strands }: Look & HeadProps) {
  return (
    <Drawing label={label} viewBox="-60 -66 120 120">
      {behind && <path fill={paint[hair]} d={behind} />}
      <Mirrored>
        <path fill={paint.gown} d="M0 46h14l10-6c20 4 32 8 37 20v12H0z" />
        <path fill={paint[skin]} d="M0 24h13v16Q9 46 0 47z" />
        <path fill={shade[skin]} d="M0 40q8-2 13-8v6q-5 6-13 7z" />
        <path
          fill={paint[skin]}
          d="M28-6c5-1 7 3 6 8s-4 9-7 7zM0-33c20 0 28 12 28 30 0 20-7 34-18 40-4 2-8 2-10 2z"
        />
      </Mirrored>
      <path fill={shade[skin]} d="M0-5q2 9 6 14 0 4-6 4z" />
      <path
        fill="none"
        stroke={paint.hair}
        strokeWidth="2.2"
        strokeLinecap="round"
        d="M-18-7q5-3 10 0M8-9q5-3 10 0M-17 1h7M-7 24H0q5 0 8-3"
      />
      <circle cx="13.5" cy="0" r="2.8" fill={paint.hair} />
      <g fill={paint[hair]}>
        <path d={before} />
        {fade && <path fillOpacity="0.45" d={fade} />}
        <path d={after} />
      </g>
      {strands && (
        <path fill="none" stroke={shade[hair]} strokeWidth="1.6" strokeLinecap="round" d={strands} />
      )}
      <Dusk depth={0.36} />
    </Drawing>
  );
}
