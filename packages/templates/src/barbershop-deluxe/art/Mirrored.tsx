import type { ReactNode } from 'react';
import { paint } from './paint.ts';

/** Cuts the right half of a thing out of folded paper: unfolded, it has a left half too. */
export function Mirrored({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="scale(-1 1)">{children}</g>
    </>
  );
}

/** Puts out the light on the left of the glass, over everything that has been drawn. */
export function Dusk({ depth = 0.42 }: { depth?: number }) {
  return <path fill={paint.night} fillOpacity={depth} d="M0-1200H-2400V2400H0z" />;
}

const turn = (degrees: number) => {
  const angle = (degrees / 180) * Math.PI;
  return `${Math.round(Math.sin(angle) * 1900)} ${Math.round(-Math.cos(angle) * 1900)}`;
};
const rays = Array.from({ length: 15 }, (_, place) => place * 12 + 3)
  .map((degrees) => `M0 0L${turn(degrees)} ${turn(degrees + 6)}z`)
  .join('');

/** Light behind a thing that stands at `y`, the same on both sides. */
export function Rays({ y }: { y: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <path fill={paint.gown} fillOpacity="0.42" d={rays} />
      <path fill={paint.enamel} fillOpacity="0.62" d={rays} transform="scale(-1 1)" />
    </g>
  );
}
