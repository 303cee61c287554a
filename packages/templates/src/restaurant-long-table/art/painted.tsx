import { vars } from '@awning/ui/theme';
import { Around } from './around.tsx';
import { Food } from './Food.tsx';
import { paint } from './paint.ts';

/** A number painted in the well of a plate. */
export function Painted({ number }: { number: string }) {
  return (
    <Food>
      <text
        x="96"
        y="140"
        fill={paint.wine}
        stroke={paint.wine}
        strokeWidth="2"
        fontFamily={vars.font.display}
        fontSize="118"
        fontWeight={vars.font.displayWeight}
        textAnchor="middle"
      >
        {number}
      </text>
    </Food>
  );
}

/** A plate that tells the time: the fork points at the hour, the knife at the minute. */
export function PlateClock({ hour, minute }: { hour: number; minute: number }) {
  return (
    <Food>
      <Around times={12}>
        <circle cx="100" cy="38" r="3.500" fill={paint.olive} />
      </Around>
      <g transform={`rotate(${minute * 6} 100 100)`}>
        <path fill={paint.shadow} d="M96 116l4-76q14 8 12 46l-3 4v26z" />
        <path fill={paint.steel} d="M96 112V34q14 8 13 46l-4 4v28z" />
      </g>
      <g transform={`rotate(${(hour + minute / 60) * 30} 100 100)`}>
        <path
          fill={paint.steelDark}
          d="M96 116V84q-9-3-9-14V52h4v18h3V52h4v18h3V52h4v18h3V52h4v18q0 11-9 14v32z"
        />
      </g>
      <circle cx="100" cy="100" r="7" fill={paint.wine} />
    </Food>
  );
}
