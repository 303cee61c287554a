import { useId } from 'react';
import { paint } from './palette.css.ts';

/** An afro comb in tortoiseshell, handle up, on a strip of 160 by 470: its teeth are long enough to be lost in hair. */
export function Pik() {
  const shape = useId();
  const teeth = [14, 36, 58, 80, 102, 124, 146];
  return (
    <>
      <clipPath id={shape}>
        <path d="M80 0c38 0 62 26 62 62 0 30-24 46-24 76 0 20 42 22 42 62v50H0v-50c0-40 42-42 42-62 0-30-24-46-24-76C18 26 42 0 80 0z" />
        <path d={teeth.map((x) => `M${x - 8} 236h16v218a8 8 0 0 1-16 0z`).join('')} />
      </clipPath>
      <g clipPath={`url(#${shape})`}>
        <path fill={paint.shellLight} d="M-10-10h180v490H-10z" />
        <path
          fill={paint.shell}
          d="M10-10q60 40 20 80t30 60-60 30zM110-10q-20 50 30 70l40-60zM70 150q40-10 50 30t-40 40-50-10 40-60zM140 200q-10 40 40 60V190zM-10 240q60 0 60 50t-70 40zM60 270q50 0 50 40t-60 40zM120 280q20 60 50 50v90q-60-20-50-140zM-10 350q40 10 60 60t-60 70zM60 380q50-10 60 40t-70 50z"
        />
        <path
          fill={paint.shellDark}
          d="M16 10q34 26 16 50t-22 14zM120 4q-4 30 24 40l20-30zM84 168q20 0 20 22t-28 18-6-34zM150 216q4 24 20 26v-30zM-6 260q30 4 30 24t-30 16zM70 288q24 2 22 16t-30 14zM134 320q4 40 30 50v-50zM4 384q20 14 24 38t-30 20zM74 404q24 0 26 18t-34 16z"
        />
      </g>
      <circle cx="80" cy="60" r="22" fill={paint.hair} />
      <circle cx="80" cy="60" r="11" fill={paint.mustard} />
    </>
  );
}
