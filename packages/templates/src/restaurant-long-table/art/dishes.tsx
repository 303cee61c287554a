import { Around } from './around.tsx';
import { Food } from './Food.tsx';
import { paint } from './paint.ts';

/** A round loaf with one end torn off, and what fell. */
export function TornLoaf() {
  return (
    <Food>
      <path
        fill={paint.crustDark}
        d="M30 104q0-66 72-68 38 0 56 26l-14 12 10 14-16 14 12 18-14 14 4 18q-22 18-48 16-62-4-62-64z"
      />
      <path
        fill={paint.crust}
        d="M36 102q2-58 66-60 32 0 48 20l-14 12 10 14-16 14 12 18-14 14 4 14q-20 14-42 12-54-4-54-58z"
      />
      <path fill={paint.crumb} d="M150 62l-14 12 10 14-16 14 12 18-14 14 4 14 14-14-2-12 12-18-8-14 14-16z" />
      <path
        fill="none"
        stroke={paint.crumb}
        strokeWidth="6"
        strokeLinecap="round"
        d="M58 92q18-26 48-28M56 116q26-32 56-32M68 136q20-28 44-30"
      />
      <g fill={paint.crust}>
        <circle cx="174" cy="92" r="5" />
        <circle cx="166" cy="124" r="4" />
        <circle cx="184" cy="112" r="3" />
        <circle cx="160" cy="150" r="3" />
      </g>
    </Food>
  );
}

function Sardine({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path
        fill={paint.steelDark}
        d="M24 100q26-20 78-16 36 2 48 12l24-15-6 19 6 19-24-14q-14 10-50 11-50 3-76-16z"
      />
      <path fill={paint.silver} d="M30 102q30 4 70 4t48-5q-14 10-48 10-46 3-70-9z" />
      <circle cx="42" cy="97" r="4" fill={paint.china} />
      <circle cx="42" cy="97" r="2" fill={paint.ink} />
      <path fill="none" stroke={paint.silver} strokeWidth="2" d="M56 90q7 9 0 18" />
    </g>
  );
}

/** Four sardines nose to tail, and a wedge to squeeze. */
export function Sardines() {
  return (
    <Food>
      <g transform="rotate(-24 100 100)">
        <Sardine at="translate(2 -42)" />
        <Sardine at="rotate(180 100 100) translate(-2 14)" />
        <Sardine at="translate(-2 14)" />
        <Sardine at="rotate(180 100 100) translate(4 -40)" />
      </g>
      <g transform="translate(132 128) rotate(24)">
        <path fill={paint.lemon} d="M0 0h48a24 24 0 0 1-48 0z" />
        <path fill={paint.pulp} d="M5 0h38a19 19 0 0 1-38 0z" />
        <path stroke={paint.pith} strokeWidth="2.5" d="M24 0v18M24 0l12 14M24 0L12 14" />
      </g>
    </Food>
  );
}

/** Half a lemon, as large as a plate, cut side up. */
export function LemonHalf() {
  return (
    <Food>
      <circle cx="100" cy="100" r="70" fill={paint.lemon} />
      <circle cx="100" cy="100" r="61" fill={paint.pith} />
      <Around times={9}>
        <path fill={paint.pulp} d="M100 94L84 50q16-13 32 0z" />
        <path fill={paint.lemon} d="M100 86l-9-32q9-7 18 0z" />
      </Around>
      <ellipse cx="110" cy="118" rx="4" ry="7" fill={paint.crumb} transform="rotate(30 110 118)" />
    </Food>
  );
}

function Fig({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path
        fill={paint.wineDark}
        d="M0-44q8 10 20 22 18 18 14 38-6 24-34 24t-34-24q-4-20 14-38 12-12 20-22z"
      />
      <path fill={paint.leafPale} d="M0-32q6 10 15 19 14 15 11 28-5 18-26 18t-26-18q-3-13 11-28 9-9 15-19z" />
      <path fill={paint.wine} d="M0-18q14 12 18 26 0 18-18 18T-18 8q4-14 18-26z" />
      <g fill={paint.crumb}>
        {[-8, 0, 8].map((x) => (
          <g key={x}>
            <circle cx={x} cy={2 + Math.abs(x) / 2} r="2" />
            <circle cx={x * 0.7} cy={14 - Math.abs(x) / 3} r="2" />
          </g>
        ))}
      </g>
    </g>
  );
}

/** Three figs cut open, and a leaf. */
export function Figs() {
  return (
    <Food>
      <path
        fill={paint.leaf}
        d="M120 30q26-22 58-10-6 16-24 20 20 4 22 22-22 8-34-8 2 18-12 26-18-16-8-34-10 0-14-6 4-8 12-10z"
      />
      <Fig at="translate(76 74) rotate(-28)" />
      <Fig at="translate(132 104) rotate(24)" />
      <Fig at="translate(82 138) rotate(-96)" />
    </Food>
  );
}

/** An artichoke opened like a flower. */
export function Artichoke() {
  return (
    <Food>
      <Around times={9}>
        <path fill={paint.leafDark} d="M76 66q2-30 24-42 22 12 24 42z" />
        <path fill={paint.wine} d="M92 34q4-6 8-10 4 4 8 10z" />
      </Around>
      <Around times={9} start={20}>
        <path fill={paint.leaf} d="M80 76q2-28 20-38 18 10 20 38z" />
      </Around>
      <Around times={7} start={10}>
        <path fill={paint.leafPale} d="M86 88q0-24 14-34 14 10 14 34z" />
      </Around>
      <circle cx="100" cy="100" r="20" fill={paint.pith} />
      <Around times={10}>
        <path stroke={paint.leaf} strokeWidth="2.5" strokeLinecap="round" d="M100 96v-10" />
      </Around>
    </Food>
  );
}

/** Spaghetti wound into a nest, with crab in it. */
export function Spaghetti() {
  return (
    <Food>
      <circle cx="100" cy="100" r="62" fill={paint.pulp} />
      <g fill="none" stroke={paint.crust} strokeWidth="3.5" strokeLinecap="round">
        <path d="M46 118A58 58 0 1 1 142 140M54 130A50 50 0 1 0 72 60M150 112A52 52 0 0 1 88 150M62 92a40 40 0 1 1 56 44M140 96a40 40 0 0 1-60 38M72 104a28 28 0 1 1 40 22M126 98a26 26 0 0 1-40 22M86 98a15 15 0 1 1 18 16" />
        <path d="M160 92q22 4 20 24-2 12-16 14" />
      </g>
      <g fill={paint.crab}>
        <path d="M70 84q4-18 22-16 12 4 6 14-6-6-12 0 0 8-8 10-8 0-8-8z" />
        <path d="M112 120q16 2 18-12 6 14-4 24-14 6-20-4z" />
        <path d="M66 128q10-6 16 4-2 10-12 8z" />
      </g>
      <g fill={paint.leaf}>
        <circle cx="120" cy="82" r="5" />
        <circle cx="96" cy="142" r="4" />
        <circle cx="132" cy="66" r="4" />
        <circle cx="56" cy="104" r="4" />
      </g>
    </Food>
  );
}

/** A whole fish, longer than its platter, on lemon and fennel. */
export function WholeFish() {
  return (
    <Food>
      <g transform="rotate(-20 100 100)">
        {[62, 100, 138].map((x) => (
          <g key={x}>
            <circle cx={x} cy="142" r="18" fill={paint.lemon} />
            <circle cx={x} cy="142" r="13" fill={paint.pulp} />
          </g>
        ))}
        <path fill={paint.steelDark} d="M90 66q26-22 56-2l-10 14H92z" />
        <path
          fill={paint.steel}
          d="M4 104q34-50 96-46 48 4 70 36l36-28-8 38 10 36-40-26q-24 28-68 30-62 2-96-40z"
        />
        <path fill={paint.silver} d="M8 108q50 20 100 14 40-4 60-14-24 28-68 30-58 2-92-30z" />
        <path fill={paint.steelDark} d="M44 76q20 26 2 58-28-10-42-30 14-18 40-28z" />
        <circle cx="30" cy="98" r="6" fill={paint.china} />
        <circle cx="30" cy="98" r="3" fill={paint.ink} />
        <path
          fill="none"
          stroke={paint.steelDark}
          strokeWidth="3"
          d="M76 78q10 14 0 28M102 76q10 14 0 28M128 80q8 12 0 24"
        />
        <path fill={paint.steelDark} d="M70 112q20 0 28 18-22 4-28-18z" />
        <g fill="none" stroke={paint.leaf} strokeWidth="4" strokeLinecap="round">
          <path d="M112 48q20-22 44-24M126 38l-4-16M138 31l-2-15M136 34l18 4" />
        </g>
      </g>
    </Food>
  );
}

/** A dish of olives, green and black, and the stones of those who began. */
export function Olives() {
  const spots = [
    [78, 72, 20],
    [118, 66, 80],
    [140, 98, 130],
    [100, 100, 40],
    [64, 106, 100],
    [82, 138, 160],
    [122, 136, 20],
  ] as const;
  return (
    <Food>
      {spots.map(([x, y, turn], place) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <ellipse
            rx="21"
            ry="16"
            fill={place % 3 === 1 ? paint.wineDark : place % 2 ? paint.leafDark : paint.leaf}
          />
          <circle cx="15" r="4" fill={place % 3 === 1 ? paint.wine : paint.leafPale} />
          <path
            fill="none"
            stroke={paint.china}
            strokeOpacity="0.5"
            strokeWidth="3"
            strokeLinecap="round"
            d="M-10-8q6-4 12-3"
          />
        </g>
      ))}
    </Food>
  );
}

/** A small coffee on its saucer, and a lump of sugar nobody takes. */
export function Coffee() {
  return (
    <Food>
      <path
        fill={paint.china}
        stroke={paint.chinaLine}
        strokeWidth="3"
        d="M134 88h28q14 0 14 12t-14 12h-28z"
      />
      <circle cx="92" cy="104" r="52" fill={paint.shadow} />
      <circle cx="90" cy="100" r="52" fill={paint.china} stroke={paint.chinaLine} strokeWidth="2" />
      <circle cx="90" cy="100" r="43" fill={paint.coffee} />
      <path
        fill="none"
        stroke={paint.crust}
        strokeWidth="5"
        strokeLinecap="round"
        d="M62 92q10-20 32-18M108 128q14-8 16-24"
      />
      <path fill={paint.china} stroke={paint.chinaLine} strokeWidth="2" d="M148 140l18-6 6 18-18 6z" />
      <path fill={paint.steel} d="M30 168q40 14 84 4l2 6q-46 12-88-4zM112 168q20-10 26 2-4 12-24 10z" />
    </Food>
  );
}
