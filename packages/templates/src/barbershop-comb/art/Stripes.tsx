import { paint } from './palette.css.ts';

/** The groove of a record, three papers wide, round the middle of 640. */
export function Stripes({ r = 330 }: { r?: number }) {
  const bands = [paint.tangerine, paint.mustard, paint.bone];
  return (
    <g fill="none" strokeWidth="26">
      {bands.map((band, place) => (
        <circle key={band} cx="392" cy="240" r={r + 40 * place} stroke={band} />
      ))}
    </g>
  );
}
