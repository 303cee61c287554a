import { useId } from 'react';
import { paint } from './palette.css.ts';
import { Tortoiseshell } from './Tortoiseshell.tsx';

interface PikProps {
  /** Plain where it stands in hair, shell where it is looked at. */
  cut?: 'bone' | 'shell';
}

const teeth = [0, 26, 53, 79, 105, 132, 158];
const handle =
  'M85 0c36 0 50 22 50 48 0 24-14 38-14 58 0 20 49 18 49 48v32H0v-32c0-30 49-28 49-48 0-20-14-34-14-58C35 22 49 0 85 0zm-8 32v38a8 8 0 0 0 16 0V32a8 8 0 0 0-16 0z';
const points = teeth.map((x) => `M${x} 180h12v254a6 6 0 0 1-12 0z`).join('');

/** An afro comb, handle up, on a strip of 170 by 440: its teeth are long enough to be lost in hair. */
export function Pik({ cut = 'shell' }: PikProps) {
  const shape = useId();
  if (cut === 'bone') {
    return (
      <g fill={paint.bone}>
        <path fillRule="evenodd" d={handle} />
        <path d={points} />
      </g>
    );
  }

  return (
    <>
      <clipPath id={shape}>
        <path clipRule="evenodd" d={handle} />
        <path d={points} />
      </clipPath>
      <g clipPath={`url(#${shape})`}>
        <g transform="translate(180 -20) rotate(90) scale(0.8 1.2)">
          <Tortoiseshell />
        </g>
      </g>
    </>
  );
}
