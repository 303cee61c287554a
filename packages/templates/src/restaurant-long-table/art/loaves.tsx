import { Around } from './around.tsx';
import { Food } from './Food.tsx';
import { paint } from './paint.ts';

/** The long-table loaf: round, cut with a cross. */
export function RoundLoaf() {
  return (
    <Food>
      <circle cx="104" cy="108" r="80" fill={paint.shadow} />
      <circle cx="100" cy="100" r="80" fill={paint.crustDark} />
      <circle cx="100" cy="100" r="72" fill={paint.crust} />
      <path
        fill={paint.crumb}
        d="M92 34q8-6 16 0 4 34 8 58 30 2 52 0 4 8 0 16-30-2-52 0-2 30-8 58-8 6-16 0-2-32-8-58-30-2-54 0-4-8 0-16 30 2 54 0 4-30 8-58z"
      />
    </Food>
  );
}

/** Focaccia by the square, dimpled, with rosemary. */
export function Focaccia() {
  const dimples = [52, 84, 116, 148];
  return (
    <Food>
      <rect x="24" y="30" width="160" height="156" rx="22" fill={paint.shadow} />
      <rect x="20" y="22" width="160" height="156" rx="22" fill={paint.crustDark} />
      <rect x="27" y="29" width="146" height="142" rx="17" fill={paint.crust} />
      <g fill={paint.crumb}>
        {dimples.map((y, row) =>
          dimples.map((x) => <circle key={`${x} ${y}`} cx={x + (row % 2) * 7 - 3} cy={y} r="8" />),
        )}
      </g>
      <path
        fill="none"
        stroke={paint.leafDark}
        strokeWidth="5"
        strokeLinecap="round"
        d="M60 68l18 14M120 60l-8 18M66 128l14-12M134 120l16 10M102 96l6 16M138 90l14-8"
      />
    </Food>
  );
}

/** A ring of dough with sesame on it. */
export function SesameRing() {
  return (
    <Food>
      <circle cx="104" cy="108" r="56" fill="none" stroke={paint.shadow} strokeWidth="44" />
      <circle cx="100" cy="100" r="56" fill="none" stroke={paint.crustDark} strokeWidth="44" />
      <circle cx="100" cy="100" r="56" fill="none" stroke={paint.crust} strokeWidth="32" />
      <g fill={paint.crumb}>
        <Around times={14}>
          <ellipse cx="94" cy="38" rx="3" ry="5" />
          <ellipse cx="106" cy="50" rx="5" ry="3" />
        </Around>
      </g>
    </Food>
  );
}

/** A bun with a lemon glaze and a cherry, for Fridays. */
export function FridayBun() {
  return (
    <Food>
      <circle cx="103" cy="107" r="66" fill={paint.shadow} />
      <circle cx="100" cy="100" r="66" fill={paint.crustDark} />
      <circle cx="100" cy="100" r="59" fill={paint.crust} />
      <path
        fill={paint.pulp}
        d="M54 92q4-42 46-42t46 42q4 20-10 22-10 0-10 14t-12 12q-8-4-8-14-6-8-12 0 0 22-14 22-14-2-12-22-4-10-12-12-6-8-2-22z"
      />
      <circle cx="100" cy="86" r="15" fill={paint.wine} />
      <circle cx="95" cy="81" r="4" fill={paint.china} fillOpacity="0.7" />
    </Food>
  );
}

/** Two breadsticks' worth of crossing, times five. */
export function Breadsticks() {
  return (
    <Food>
      <g transform="rotate(-30 100 100)" strokeLinecap="round" strokeWidth="14" fill="none">
        <path stroke={paint.shadow} d="M22 72h160M18 104h166M26 136h156" />
        <path stroke={paint.crustDark} d="M20 64q80 8 160-4M16 97q84-8 168 2M24 128q78 8 156-2" />
        <path stroke={paint.crust} strokeWidth="8" d="M20 62q80 8 160-4M16 95q84-8 168 2M24 126q78 8 156-2" />
        <path stroke={paint.crustDark} d="M60 30l70 140" />
        <path stroke={paint.crust} strokeWidth="8" d="M58 30l70 140" />
      </g>
    </Food>
  );
}

/** Yesterday's loaf, sliced. */
export function Slices() {
  return (
    <Food>
      {[0, 1, 2].map((slice) => (
        <g key={slice} transform={`translate(${slice * 30 - 30} ${slice * 22 - 22}) rotate(-18 100 100)`}>
          <path fill={paint.shadow} d="M58 142V96q-12-34 46-36 56 2 46 36v46q-46 10-92 0z" />
          <path fill={paint.crustDark} d="M54 136V90q-12-34 46-36 56 2 46 36v46q-46 10-92 0z" />
          <path fill={paint.crumb} d="M62 130V90q-8-26 38-28 46 2 38 28v40q-38 8-76 0z" />
        </g>
      ))}
    </Food>
  );
}
