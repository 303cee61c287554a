import { paint } from './palette.css.ts';

interface StripesProps {
  /** Of the innermost. */
  r?: number;
  /** How high their middle is. */
  cy?: number;
  /** What the outermost is cut from. */
  last?: 'bone' | 'hair';
}

/** The groove of a record, three papers wide, round a head. */
export function Stripes({ r = 330, cy = 240, last = 'bone' }: StripesProps) {
  const bands = [paint.tangerine, paint.mustard, paint[last]];
  return (
    <g fill="none" strokeWidth="26">
      {bands.map((band, place) => (
        <circle key={band} cx="400" cy={cy} r={r + 40 * place} stroke={band} />
      ))}
    </g>
  );
}
