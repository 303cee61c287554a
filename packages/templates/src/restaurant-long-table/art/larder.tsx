import { Around } from './around.tsx';
import { Food } from './Food.tsx';
import { paint } from './paint.ts';

/** Three lemons with their leaves on. */
export function Lemons() {
  return (
    <Food>
      {[
        [66, 88, -30],
        [130, 76, 24],
        [104, 136, 100],
      ].map(([x, y, turn]) => (
        <g key={turn} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path fill={paint.leaf} d="M34-6q22-22 40-8-10 24-38 18z" />
          <path
            fill={paint.lemon}
            d="M-44 0q4-4 8-4 10-26 36-26t34 24q6 0 10 6-4 6-10 6-8 24-34 24t-36-26q-4 0-8-4z"
          />
          <path
            fill="none"
            stroke={paint.pulp}
            strokeWidth="5"
            strokeLinecap="round"
            d="M-20-12q8-10 22-10"
          />
        </g>
      ))}
    </Food>
  );
}

/** Bitter greens, tied. */
export function Greens() {
  return (
    <Food>
      <g transform="rotate(24 100 100)">
        {[-44, -22, 0, 22, 44].map((turn, leaf) => (
          <g key={turn} transform={`rotate(${turn} 100 168)`}>
            <path
              fill={leaf % 2 ? paint.leaf : paint.leafDark}
              d="M96 168q-20-30-18-58-14-6-8-22-10-12 4-24-4-18 14-20 4-18 12-18t12 18q18 2 14 20 14 12 4 24 6 16-8 22 2 28-18 58z"
            />
            <path stroke={paint.leafPale} strokeWidth="5" strokeLinecap="round" d="M100 164V52" />
          </g>
        ))}
        <path fill={paint.crust} d="M78 146q22 8 44 0l2 12q-24 8-48 0z" />
      </g>
    </Food>
  );
}

/** A sheep's cheese with a slice out. */
export function Cheese() {
  return (
    <Food>
      <path fill={paint.crust} d="M100 100l66-26a71 71 0 1 1-24-32z" />
      <path fill={paint.crumb} d="M100 100l58-23a63 63 0 1 1-21-28z" />
      <Around times={5} start={130}>
        <circle cx="100" cy="60" r="4" fill={paint.crust} />
      </Around>
      <path fill={paint.crust} d="M122 84l50-40q10 10 14 22l-58 24z" />
      <path fill={paint.crumb} d="M130 81l41-30q6 7 8 13l-46 19z" />
    </Food>
  );
}

/** Green oil in a bowl, with a shine on it. */
export function Oil() {
  return (
    <Food>
      <circle cx="100" cy="100" r="62" fill={paint.leafDark} />
      <circle cx="100" cy="100" r="54" fill={paint.leaf} />
      <path fill={paint.lemon} fillOpacity="0.7" d="M62 92q6-34 42-38 22 0 16 12-38 0-46 30-10 6-12-4z" />
      <circle cx="126" cy="126" r="8" fill={paint.lemon} fillOpacity="0.7" />
    </Food>
  );
}

/** Ears of wheat, crossed. */
export function Wheat() {
  return (
    <Food>
      {[-24, 24].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 100 130)`}>
          <path stroke={paint.crustDark} strokeWidth="5" strokeLinecap="round" d="M100 176V60" />
          {[44, 66, 88, 110].map((y) => (
            <g key={y} fill={paint.crust}>
              <path d={`M98 ${y + 14}q-24-4-22-28 20 2 22 28z`} />
              <path d={`M102 ${y + 14}q24-4 22-28-20 2-22 28z`} />
            </g>
          ))}
          <path fill={paint.crust} d="M100 52q-12-14 0-34 12 20 0 34z" />
        </g>
      ))}
    </Food>
  );
}

/** Tomatoes on the vine, as Sundays have them. */
export function Tomatoes() {
  return (
    <Food>
      {[
        [72, 76, 30],
        [132, 84, 28],
        [92, 134, 32],
      ].map(([x, y, r]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r={r} fill={paint.crab} />
          <path fill={paint.leafDark} d="M0-14l5 9 11-3-6 9 8 8-11 1-2 11-7-8-9 6 1-11-10-4 10-5-4-10 9 4z" />
        </g>
      ))}
    </Food>
  );
}

/** A roast bird with its legs tied. */
export function RoastBird() {
  return (
    <Food>
      <g fill={paint.leaf}>
        <circle cx="52" cy="146" r="12" />
        <circle cx="150" cy="146" r="12" />
        <circle cx="102" cy="162" r="10" />
      </g>
      <path fill={paint.crustDark} d="M100 40q52 2 58 58 4 50-58 56-62-6-58-56 6-56 58-58z" />
      <path fill={paint.crust} d="M100 46q42 2 48 50 2 40-48 46-50-6-48-46 6-48 48-50z" />
      <path fill={paint.crustDark} d="M62 112q-22-2-22-30 20-6 34 14zM138 112q22-2 22-30-20-6-34 14z" />
      <path
        fill={paint.crust}
        d="M74 104q20 8 18 44l4 24q-10 10-16 0l-2-24q-22-16-18-38 4-10 14-6zM126 104q-20 8-18 44l-4 24q10 10 16 0l2-24q22-16 18-38-4-10-14-6z"
      />
      <path
        fill="none"
        stroke={paint.crumb}
        strokeWidth="5"
        strokeLinecap="round"
        d="M84 66q16-10 32 0M78 84q22-12 44 0"
      />
    </Food>
  );
}

/** Roast potatoes, as many as fit. */
export function Potatoes() {
  const spots = [
    [70, 72, 10],
    [118, 66, 60],
    [148, 104, 100],
    [104, 108, 20],
    [62, 118, 80],
    [92, 148, 150],
    [134, 144, 30],
  ];
  return (
    <Food>
      {spots.map(([x, y, turn]) => (
        <g key={turn} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path fill={paint.crustDark} d="M-26 0q2-20 26-20t26 18q0 20-24 20T-26 0z" />
          <path fill={paint.crust} d="M-20-2q2-14 20-14t18 14q0 14-18 14T-20-2z" />
          <path fill="none" stroke={paint.crumb} strokeWidth="4" strokeLinecap="round" d="M-10-6q8-6 16-2" />
        </g>
      ))}
      <path
        stroke={paint.leafDark}
        strokeWidth="5"
        strokeLinecap="round"
        d="M84 92l12-8M120 128l14-4M80 134l-8-10"
      />
    </Food>
  );
}

/** An orange cake with one slice gone already. */
export function OrangeCake() {
  return (
    <Food>
      <path fill={paint.crustDark} d="M100 100V30a70 70 0 1 0 68 54z" />
      <path fill={paint.crust} d="M94 104V38a62 62 0 1 0 66 50z" />
      <g>
        {[
          [62, 84],
          [66, 124],
          [102, 142],
          [140, 122],
        ].map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <circle r="17" fill={paint.crab} />
            <circle r="13" fill={paint.pink} />
            <path stroke={paint.crab} strokeWidth="2.5" d="M0-13v26M-11-6.500l22 13M11-6.500l-22 13" />
          </g>
        ))}
      </g>
    </Food>
  );
}
