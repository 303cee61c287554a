const polar = (degrees: number, radius: number, lift = 0) => {
  const angle = (degrees / 180) * Math.PI;
  return `${Math.round(Math.sin(angle) * radius)} ${Math.round(-Math.cos(angle) * radius - lift)}`;
};

/** A heart, cut between its ribs nearly to the middle. */
function monstera() {
  const lobes = [-158, -112, -76, -44, -16, 16, 44, 76, 112, 158];
  const edge = (degrees: number) => 62 - Math.abs(degrees) * 0.1;
  const parts = lobes.slice(0, -1).map((from, place) => {
    const to = lobes[place + 1] ?? from;
    const inner = place === 4 ? 40 : 20;
    return `L${polar(from + 4, inner, 42)}L${polar(from + 5, edge(from), 42)}Q${polar((from + to) / 2, edge((from + to) / 2) * 1.2, 42)} ${polar(to - 5, edge(to), 42)}L${polar(to - 4, inner, 42)}`;
  });
  return `M0-34${parts.join('')}z`;
}

/** A stem with leaflets on both sides, longest below the middle. */
function fern() {
  const pairs = Array.from({ length: 13 }, (_, place) => {
    const up = -6 - place * 7.4;
    const out = Math.round(32 * Math.sin(((place + 2.2) / 15.6) * Math.PI) ** 0.8);
    const y = Math.round(up);
    return [out, -out].map((x) => `M0 ${y}q${x / 2}-10 ${x}-8q${-x / 2} 11 ${-x} 12z`).join('');
  });
  return `M-1.5 0 0-108 1.5 0z${pairs.join('')}`;
}

/** Blades from one point, all round its upper half. */
function fan() {
  const blades = Array.from({ length: 13 }, (_, place) => -108 + place * 18);
  return (
    blades
      .map((turn) => `M0-36L${polar(turn - 5, 34, 36)} ${polar(turn, 70, 36)} ${polar(turn + 5, 34, 36)}z`)
      .join('') + 'M-1.5 0 0-40 1.5 0z'
  );
}

/** From its stalk at the origin a hundred up; each as its kind is cut. */
const shapes = {
  oval: 'M0 0C-34-22-30-74 0-104 30-74 34-22 0 0z',
  blade: 'M0 0C-13-30-12-80 0-106 12-80 13-30 0 0z',
  banana:
    'M0 0C-14-7-24-18-27-32L-11-33-29-41C-31-54-29-66-25-74L-9-68-22-81Q-14-96 0-106 16-94 23-77L9-65 27-62C31-50 29-40 26-30L10-23 22-17C16-8 8-3 0 0z',
  monstera: monstera(),
  fern: fern(),
  fan: fan(),
} as const;

export interface LeafProps {
  kind: keyof typeof shapes;
  /** Where its stalk ends. */
  at: readonly [x: number, y: number];
  /** How far it leans, in degrees from upright. */
  turn?: number;
  /** How many times a hundred long. */
  size?: number;
  fill: string;
  /** Paint for its midrib, where it shows one. */
  rib?: string;
}

/** One leaf, cut from one sheet. */
export function Leaf({ kind, at: [x, y], turn = 0, size = 1, fill, rib }: LeafProps) {
  return (
    <g transform={`translate(${x} ${y})rotate(${turn})scale(${size})`}>
      <path d={shapes[kind]} fill={fill} />
      {rib && <path d="M0 4V-92" stroke={rib} strokeWidth="2" />}
    </g>
  );
}
