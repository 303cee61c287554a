import { Food } from './Food.tsx';
import { paint } from './paint.ts';

const wines = {
  red: paint.wine,
  dark: paint.wineDark,
  white: paint.pulp,
  amber: paint.crust,
  pink: paint.pink,
  water: paint.silver,
} as const;

/** A tumbler from above: a ring, and what is in it. */
export function Glass({ of }: { of: keyof typeof wines }) {
  return (
    <Food>
      <circle cx="106" cy="112" r="76" fill={paint.shadow} />
      <circle cx="100" cy="100" r="76" fill={paint.china} fillOpacity="0.55" />
      <circle cx="100" cy="100" r="73" fill="none" stroke={paint.china} strokeWidth="7" />
      <circle cx="100" cy="100" r="60" fill={wines[of]} />
      <path
        fill="none"
        stroke={paint.china}
        strokeOpacity="0.6"
        strokeWidth="8"
        strokeLinecap="round"
        d="M56 92a46 46 0 0 1 26-36"
      />
      <circle cx="124" cy="128" r="5" fill={paint.china} fillOpacity="0.4" />
    </Food>
  );
}
