import { Drawing } from '@awning/ui/primitives';
import type { ReactNode } from 'react';
import { Leaf } from './Leaf.tsx';
import { paint } from './paint.ts';

const { leaf, forest, moss, lime, haze, mist, bloom, rose, blush, lemon, white, iron, clay, soil, bottle } =
  paint;

export interface HouseProps {
  /** What it shows; without it, words beside it do. */
  label?: string | undefined;
}

interface SceneProps extends HouseProps {
  ground: string;
  /** Of so many leaves that some may be cut. */
  dense?: boolean;
  children: ReactNode;
}

function Scene({ label, ground, dense = false, children }: SceneProps) {
  return (
    <Drawing label={label} viewBox="0 0 240 240" fill="end" whole={!dense}>
      <path fill={ground} d="M-600-600h1440v1440h-1440z" />
      {children}
    </Drawing>
  );
}

const Pot = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <>
    <path
      fill={clay}
      d={`M${x - width / 2} ${y - width * 0.9}h${width}l${-width * 0.14} ${width * 0.9}H${x - width * 0.36}z`}
    />
    <path
      fill={soil}
      d={`M${x - width * 0.58} ${y - width}h${width * 1.16}v${width * 0.24}H${x - width * 0.58}z`}
    />
  </>
);

/** Ferns and a camellia, in the cold. */
export function CoolHouse({ label }: HouseProps) {
  return (
    <Scene label={label} ground={paint.glass}>
      <Leaf kind="fern" at={[60, 250]} turn={-24} size={1.7} fill={haze} />
      <Leaf kind="fern" at={[190, 250]} turn={22} size={1.8} fill={haze} />
      <Leaf kind="fern" at={[120, 196]} turn={-48} size={1.2} fill={leaf} />
      <Leaf kind="fern" at={[120, 196]} turn={48} size={1.2} fill={leaf} />
      <Leaf kind="fern" at={[120, 196]} turn={-16} size={1.5} fill={forest} />
      <Leaf kind="fern" at={[120, 196]} turn={20} size={1.45} fill={moss} />
      <Pot x={120} y={246} width={58} />
    </Scene>
  );
}

/** A lemon tree, with more lemons than it can carry. */
export function TemperateHouse({ label }: HouseProps) {
  const turns = [-150, -118, -86, -54, -22, 10, 42, 74, 106, 138];
  return (
    <Scene label={label} ground={lime}>
      <path stroke={soil} strokeWidth="8" d="M120 190v-90" />
      {turns.map((turn) => (
        <Leaf key={turn} kind="oval" at={[120, 92]} turn={turn + 8} size={0.86} fill={leaf} />
      ))}
      {turns.map((turn) => (
        <Leaf key={turn} kind="oval" at={[120, 92]} turn={turn - 8} size={0.58} fill={forest} rib={leaf} />
      ))}
      <g fill={lemon}>
        <path d="M66 84q17-26 34 0-17 28-34 0zM132 118q17-26 34 0-17 28-34 0zM112 46q15-24 30 0-15 24-30 0zM168 62q14-22 28 0-14 22-28 0zM78 134q14-22 28 0-14 22-28 0z" />
      </g>
      <Pot x={120} y={246} width={66} />
    </Scene>
  );
}

/** A banana, a fan palm and a leaf with holes in it. */
export function PalmHouse({ label }: HouseProps) {
  return (
    <Scene label={label} ground={moss} dense>
      <Leaf kind="fan" at={[196, 150]} turn={14} size={1.7} fill={leaf} />
      <Leaf kind="banana" at={[70, 250]} turn={-16} size={2.2} fill={leaf} rib={lime} />
      <Leaf kind="banana" at={[130, 250]} turn={16} size={2.1} fill={forest} rib={moss} />
      <Leaf kind="banana" at={[104, 254]} size={2.3} fill={lime} rib={leaf} />
      <Leaf kind="monstera" at={[190, 258]} turn={26} size={1.5} fill={bottle} rib={leaf} />
      <Leaf kind="monstera" at={[30, 262]} turn={-28} size={1.4} fill={bottle} rib={leaf} />
      <path fill={bloom} d="M108 186q22-14 26 12-4 24-20 34-22-18-6-46z" />
    </Scene>
  );
}

/** One spray of orchids that took six years. */
export function OrchidCase({ label }: HouseProps) {
  const flowers = [
    [52, 66, 0.8],
    [92, 50, 0.95],
    [138, 58, 1.05],
    [178, 84, 1.1],
  ] as const;
  return (
    <Scene label={label} ground={blush}>
      <Leaf kind="blade" at={[120, 200]} turn={-62} size={0.95} fill={leaf} />
      <Leaf kind="blade" at={[120, 200]} turn={66} size={0.9} fill={forest} />
      <Leaf kind="blade" at={[120, 200]} turn={-34} size={0.8} fill={forest} />
      <path fill="none" stroke={forest} strokeWidth="4" d="M122 200Q206 150 186 92T52 56" />
      {flowers.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y})scale(${size})`}>
          {[0, 128, 232].map((turn) => (
            <path
              key={turn}
              transform={`rotate(${turn})`}
              fill={rose}
              d="M0 0C-12-8-11-26 0-32 11-26 12-8 0 0z"
            />
          ))}
          <path fill={bloom} d="M0 0C-10-24-38-22-36-4-28 14-8 8 0 0 8 8 28 14 36-4 38-22 10-24 0 0z" />
          <path fill={lemon} d="M-8 0q8-8 16 0l-3 15q-5 6-10 0z" />
        </g>
      ))}
      <Pot x={120} y={246} width={50} />
    </Scene>
  );
}

/** What is cut this week, in one bucket. */
export function Bucket({ label }: HouseProps) {
  const stems = [
    [58, 78, bloom],
    [96, 48, white],
    [140, 40, rose],
    [182, 74, lemon],
    [120, 92, bloom],
  ] as const;
  return (
    <Scene label={label} ground={haze}>
      <Leaf kind="blade" at={[110, 190]} turn={-42} size={1.5} fill={leaf} />
      <Leaf kind="blade" at={[130, 190]} turn={40} size={1.5} fill={leaf} />
      <Leaf kind="fern" at={[110, 190]} turn={-18} size={1.6} fill={forest} />
      <Leaf kind="fern" at={[130, 190]} turn={20} size={1.6} fill={forest} />
      {stems.map(([x, y, fill]) => (
        <g key={x}>
          <path stroke={forest} strokeWidth="4" d={`M120 200 ${x} ${y}`} />
          {[0, 60, 120].map((turn) => (
            <ellipse
              key={turn}
              cx={x}
              cy={y}
              rx="28"
              ry="13"
              fill={fill}
              transform={`rotate(${turn} ${x} ${y})`}
            />
          ))}
          <circle cx={x} cy={y} r="9" fill={fill === lemon ? bloom : lemon} />
        </g>
      ))}
      <path fill={iron} d="M74 168h92l-12 82H86z" />
      <path fill={bottle} d="M68 160h104v16H68z" />
    </Scene>
  );
}

/** An arch of leaves to be married under. */
export function Arch({ label }: HouseProps) {
  const around = Array.from({ length: 15 }, (_, place) => {
    const angle = (-190 + place * 14.3) * (Math.PI / 180);
    return { place, x: 120 + Math.cos(angle) * 78, y: 122 + Math.sin(angle) * 84, turn: -100 + place * 14.3 };
  });
  return (
    <Scene label={label} ground={white}>
      <path fill="none" stroke={iron} strokeWidth="7" d="M42 250V122a78 84 0 0 1 156 0v128" />
      {around.map(({ place, x, y, turn }) => (
        <Leaf
          key={place}
          kind={place % 3 ? 'blade' : 'fern'}
          at={[Math.round(x), Math.round(y)]}
          turn={Math.round(turn + (place % 2 ? 60 : -60))}
          size={place % 3 ? 0.5 : 0.62}
          fill={place % 2 ? leaf : forest}
        />
      ))}
      {around
        .filter(({ place }) => place % 2 === 0)
        .map(({ place, x, y }) => (
          <circle
            key={place}
            cx={Math.round(x)}
            cy={Math.round(y)}
            r={place % 4 ? 9 : 13}
            fill={place % 4 ? lemon : bloom}
          />
        ))}
      <path fill={mist} d="M-400 238h1040v60H-400z" />
    </Scene>
  );
}

/** A pineapple. There was one. */
export function Pineapple({ label }: HouseProps) {
  return (
    <Scene label={label} ground={paint.glass}>
      {[-52, -34, -16, 16, 34, 52, 0].map((turn, place) => (
        <Leaf
          key={turn}
          kind="blade"
          at={[120, 104]}
          turn={turn}
          size={0.92 - (place % 3) * 0.1}
          fill={place % 2 ? leaf : forest}
        />
      ))}
      <path fill={lemon} d="M120 92c44 0 58 36 52 76-4 34-24 60-52 60s-48-26-52-60c-6-40 8-76 52-76z" />
      <path
        fill="none"
        stroke={clay}
        strokeWidth="5"
        d="M76 124l80 80M70 158l52 66M96 98l76 76M164 124l-80 80M170 158l-52 66M144 98l-76 76"
      />
      <path fill={iron} d="M60 228h120v40H60z" />
    </Scene>
  );
}

/** A pane, etched: what a voucher is drawn on. */
export function EtchedPane({ label }: HouseProps) {
  return (
    <Scene label={label} ground={bottle}>
      <g transform="rotate(-7 120 130)">
        <path fill={paint.pale} d="M52 40h136v176H52z" />
        <path fill="none" stroke={lemon} strokeWidth="3" d="M60 48h120v160H60z" />
        <Leaf kind="monstera" at={[120, 186]} size={1.1} fill={haze} />
        <path fill={bloom} d="M88 30h64v20H88z" />
      </g>
    </Scene>
  );
}

/** A window that faces south, and what can bear it. */
export function SunnySill({ label }: HouseProps) {
  return (
    <Scene label={label} ground={haze}>
      <path fill={paint.pale} d="M36 20h168v190H36z" />
      <circle cx="158" cy="72" r="34" fill={lemon} />
      <path fill={lime} d="M36 160q40-40 90-16t78-10v76H36z" />
      <path fill="none" stroke={iron} strokeWidth="6" d="M36 20h168v190H36zM120 20v190M36 112h168" />
      {[-46, -20, 8, 34, 58].map((turn, place) => (
        <g key={turn}>
          <Leaf
            kind="oval"
            at={[92, 186]}
            turn={turn}
            size={0.62 + (place % 2) * 0.2}
            fill={place % 2 ? leaf : forest}
          />
          <circle cx={92 + turn * 0.9} cy={124 - (place % 2) * 34} r="15" fill={place % 2 ? bloom : rose} />
        </g>
      ))}
      <Pot x={92} y={226} width={52} />
      <path fill={white} d="M14 222h212v18H14z" />
      <path fill={haze} d="M-400 240h1040v80H-400z" />
    </Scene>
  );
}
