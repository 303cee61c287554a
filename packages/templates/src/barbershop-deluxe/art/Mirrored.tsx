import { Drawing } from '@awning/ui/primitives';
import { useId, type ReactNode } from 'react';
import { paint } from './palette.css.ts';

/** Cuts the right half of a thing out of folded paper: unfolded, it has a left half too. */
export function Mirrored({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <>
      <g id={id}>{children}</g>
      <use href={`#${id}`} transform="scale(-1 1)" />
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

export interface StillLifeProps {
  label: string | undefined;
}

/** A thing on a counter, half of it in the dark; the counter takes whatever is written on it. */
export function Counter({ label, top, children }: StillLifeProps & { top: number; children: ReactNode }) {
  return (
    <Drawing label={label} viewBox="-300 0 600 560" reach="over">
      <Rays y={240} />
      <path fill={paint.gown} d={`M0 ${top}h2400v1900H0z`} />
      <path fill={paint.enamel} d={`M0 ${top}h-2400v1900H0z`} />
      <Mirrored>{children}</Mirrored>
      <Dusk depth={0.4} />
    </Drawing>
  );
}
