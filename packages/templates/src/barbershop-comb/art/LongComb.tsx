import { Drawing } from '@awning/ui/primitives';
import { useId } from 'react';
import { paint, shelf } from './palette.css.ts';
import { Tortoiseshell } from './Tortoiseshell.tsx';

const teeth = Array.from({ length: 49 }, (_, place) => 10 + place * 26);

/** A tortoiseshell comb as wide as the page, laid along the foot of what stands on it. */
export function LongComb() {
  const shape = useId();

  return (
    <div className={shelf}>
      <Drawing viewBox="0 0 1280 132" fill="start">
        <clipPath id={shape}>
          <path d="M0 0h1280v60H0z" />
          <path d={teeth.map((x) => `M${x} 50h13v74a6.5 6.5 0 0 1-13 0z`).join('')} />
        </clipPath>
        <g clipPath={`url(#${shape})`}>
          <Tortoiseshell />
          <g transform="translate(1280) scale(-1 1)">
            <Tortoiseshell />
          </g>
        </g>
        <path fill={paint.hair} d="M0 0h1280v6H0z" />
      </Drawing>
    </div>
  );
}
