import { Drawing } from '@awning/ui/primitives';
import type { ReactNode } from 'react';
import type { Drawings } from '../../design/show.tsx';
import { paint } from './paint.ts';

interface China {
  body: string;
  mark: string;
  pattern: keyof typeof patterns;
  rim?: string;
}

// Kept inside the bowl's own outline.
const patterns = {
  stripes: <path strokeWidth="7" d="M25 68l8 36M43 68l3 38M60 68v38M77 68l-3 38M95 68l-8 36" />,
  dots: (
    <path
      strokeWidth="9"
      d="M18 76h.1M39 76h.1M60 76h.1M81 76h.1M102 76h.1M32 93h.1M50 95h.1M70 95h.1M88 93h.1"
    />
  ),
  waves: (
    <path
      strokeWidth="4"
      d="M12 84a12 12 0 0 1 24 0 12 12 0 0 1 24 0 12 12 0 0 1 24 0 12 12 0 0 1 24 0M29 102a10 10 0 0 1 20 0 11 11 0 0 1 22 0 10 10 0 0 1 20 0"
    />
  ),
  band: <path strokeWidth="11" strokeLinecap="butt" d="M8 82h104" />,
};

const whiteStripes: China = { body: paint.shade, mark: paint.indigo, pattern: 'stripes' };
const whiteWaves: China = { body: paint.shade, mark: paint.indigo, pattern: 'waves' };
const whiteBand: China = { body: paint.shade, mark: paint.broth, pattern: 'band' };
const blueDots: China = { body: paint.indigo, mark: paint.china, pattern: 'dots', rim: paint.shade };
const blueWaves: China = { body: paint.indigo, mark: paint.china, pattern: 'waves', rim: paint.shade };
const redDots: China = { body: paint.broth, mark: paint.china, pattern: 'dots', rim: paint.nori };
const noriBand: China = { body: paint.nori, mark: paint.onion, pattern: 'band' };

/** A bowl from the side, standing on whatever is below it, with what is in it heaped over the rim. */
function Bowl({
  china: { body, mark, pattern, rim = mark },
  children,
}: {
  china: China;
  children: ReactNode;
}) {
  return (
    <Drawing viewBox="0 0 120 120">
      {children}
      <path fill={body} d="M4 60h112c0 28-15 46-32 52v8H36v-8C19 106 4 88 4 60z" />
      <g fill="none" stroke={mark} strokeLinecap="round">
        {patterns[pattern]}
        <path stroke={rim} strokeWidth="8" d="M5 60h110" />
      </g>
    </Drawing>
  );
}

/** The noodle, in so many humps. */
const Heap = ({
  d = 'M16 58c0-24 24-24 24 0M34 58c0-32 30-32 30 0M58 58c0-30 28-30 28 0M80 58c0-22 24-22 24 0',
}) => <path d={d} fill="none" stroke={paint.noodle} strokeWidth="9" strokeLinecap="round" />;

const Egg = ({ x, y }: { x: number; y: number }) => (
  <g>
    <ellipse cx={x} cy={y} rx="17" ry="20" fill={paint.china} stroke={paint.shade} strokeWidth="2" />
    <circle cx={x} cy={y + 3} r="9.5" fill={paint.egg} />
  </g>
);

const Onion = ({ d }: { d: string }) => (
  <path d={d} fill="none" stroke={paint.onion} strokeWidth="7" strokeLinecap="round" />
);

const Chilli = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path fill={paint.broth} d="M0 0c14-2 26-12 27-30 3-3 8-3 10 1C36-8 20 6 0 0z" />
    <path d="M31-30q1-7 7-9" fill="none" stroke={paint.onion} strokeWidth="4" strokeLinecap="round" />
  </g>
);

function PlainTruth() {
  return (
    <Bowl china={whiteStripes}>
      <Heap />
      <Onion d="M52 34l16-20M66 38l14-14" />
    </Bowl>
  );
}

function TomatoAndEgg() {
  return (
    <Bowl china={blueDots}>
      <Heap />
      <circle cx="34" cy="42" r="19" fill={paint.broth} />
      <path d="M34 29v26M22 36l24 12M22 48l24-12" stroke={paint.prawn} strokeWidth="3" />
      <Egg x={78} y={38} />
    </Bowl>
  );
}

function HotShin() {
  return (
    <Bowl china={redDots}>
      <Heap />
      <rect x="22" y="24" width="34" height="30" rx="10" fill={paint.meat} transform="rotate(-12 39 39)" />
      <rect x="50" y="28" width="34" height="30" rx="10" fill={paint.mushroom} transform="rotate(9 67 43)" />
      <Chilli x={66} y={46} />
    </Bowl>
  );
}

function VinegarPork() {
  return (
    <Bowl china={whiteBand}>
      <Heap />
      <path
        fill="none"
        stroke={paint.meat}
        strokeWidth="13"
        strokeLinecap="round"
        d="M36 44h.1M50 36h.1M62 46h.1M54 50h.1M44 52h.1"
      />
      <path stroke={paint.onionPale} strokeWidth="9" strokeLinecap="round" d="M74 52l8-32M86 54l12-28" />
    </Bowl>
  );
}

function MushroomAndNori() {
  return (
    <Bowl china={noriBand}>
      <path fill={paint.nori} d="M70 8l34 8-10 46-34-8z" />
      <Heap />
      <path fill={paint.china} d="M32 40h14v18H32z" />
      <path fill={paint.mushroom} d="M14 42c0-30 50-30 50 0q-25 7-50 0z" />
      <path d="M28 31h.1M42 27h.1M51 35h.1" stroke={paint.egg} strokeWidth="5" strokeLinecap="round" />
    </Bowl>
  );
}

function ShieldsPrawn() {
  return (
    <Bowl china={blueWaves}>
      <Heap />
      <path
        d="M30 54c-8-34 40-50 56-16"
        fill="none"
        stroke={paint.prawn}
        strokeWidth="17"
        strokeLinecap="round"
      />
      <path d="M33 34l11 6M46 23l6 12M64 19l-1 13" stroke={paint.china} strokeWidth="3" />
      <path d="M86 38l18-16M88 42l22-6" stroke={paint.prawn} strokeWidth="3" strokeLinecap="round" />
      <circle cx="85" cy="38" r="3.4" fill={paint.nori} />
    </Bowl>
  );
}

function CuminLamb() {
  return (
    <Bowl china={whiteWaves}>
      <Heap />
      <path stroke={paint.mushroom} strokeWidth="4" strokeLinecap="round" d="M26 62L96 4" />
      <g fill={paint.meat}>
        <rect x="34" y="32" width="24" height="22" rx="7" transform="rotate(-40 46 43)" />
        <rect x="56" y="14" width="24" height="22" rx="7" transform="rotate(-40 68 25)" />
      </g>
      <Chilli x={70} y={58} />
    </Bowl>
  );
}

function ColdSesame() {
  return (
    <Bowl china={noriBand}>
      <Heap d="M14 58c0-40 40-40 40 0M30 58c0-56 56-56 56 0M62 58c0-40 44-40 44 0" />
      <path
        stroke={paint.china}
        strokeWidth="4.4"
        strokeLinecap="round"
        d="M44 30l3 1M58 22l2 2M70 28l3-1M54 38l3 1M84 36l2 2M34 42l2-1M66 42l3 1"
      />
      <Onion d="M84 22l12-14" />
    </Bowl>
  );
}

function Birthday() {
  return (
    <Bowl china={redDots}>
      <Heap d="M14 58c0-30 32-30 32 0M28 58c0-56 50-56 50 0M60 58c0-40 46-40 46 0" />
      <path stroke={paint.indigo} strokeWidth="7" d="M52 34V10" />
      <path fill={paint.egg} d="M52-4q9 11 0 16-9-5 0-16z" />
      <Egg x={86} y={40} />
      <Onion d="M22 36l8-18" />
    </Bowl>
  );
}

/** What is in the bowl, by name. */
export const bowls = {
  clear: () => <PlainTruth />,
  'tomato-and-egg': () => <TomatoAndEgg />,
  beef: () => <HotShin />,
  pork: () => <VinegarPork />,
  mushroom: () => <MushroomAndNori />,
  prawn: () => <ShieldsPrawn />,
  lamb: () => <CuminLamb />,
  sesame: () => <ColdSesame />,
  candle: () => <Birthday />,
} satisfies Drawings;
