import { Drawing } from '@awning/ui/primitives';
import type { ReactNode } from 'react';
import { Leaf } from './Leaf.tsx';
import { paint } from './paint.ts';

const {
  leaf,
  forest,
  moss,
  lime,
  haze,
  lemon,
  white,
  iron,
  bloom,
  rose,
  clay,
  soil,
  glass,
  pale,
  bottle,
  blush,
} = paint;

interface AdviceProps {
  /** What it shows; without it, words beside it do. */
  label?: string | undefined;
}

interface SlideProps extends AdviceProps {
  ground: string;
  children: ReactNode;
}

function Slide({ label, ground, children }: SlideProps) {
  return (
    <Drawing label={label} viewBox="0 0 240 240" fill="end" whole>
      <path fill={ground} d="M-600-600h1440v1440h-1440z" />
      {children}
    </Drawing>
  );
}

/** A pot that drinks from below. */
export const Saucer = ({ label }: AdviceProps) => (
  <Slide label={label} ground={haze}>
    {[-58, -28, 0, 28, 58].map((turn, place) => (
      <Leaf key={turn} kind="fern" at={[120, 130]} turn={turn} size={1.1} fill={place % 2 ? moss : forest} />
    ))}
    <path fill={clay} d="M82 120h76l-12 88H94z" />
    <path fill={soil} d="M76 112h88v20H76z" />
    <path fill={pale} d="M20 168h200l-22 76H42z" />
    <path fill={glass} d="M28 186h184l-8 26H36z" />
    <path fill={bloom} d="M12 160h216v12H12z" />
  </Slide>
);

/** A bucket put out in Buxton. */
export const Rain = ({ label }: AdviceProps) => (
  <Slide label={label} ground={bottle}>
    <path
      stroke={haze}
      strokeWidth="5"
      strokeLinecap="round"
      d="M-40 20l-14 50M40-20l-14 50M90 40l-14 50M150 0l-14 50M200 50l-14 50M260 10l-14 50M20 100l-14 50M230 130l-14 50M120 100l-10 34M300 90l-14 50"
    />
    <path fill="none" stroke={pale} strokeWidth="6" d="M64 146q56-96 112 0" />
    <path fill={lemon} d="M56 142h128l-16 108H72z" />
    <path fill={glass} d="M52 134h136v18H52z" />
  </Slide>
);

/** A leaf having its face wiped. */
export const Drying = ({ label }: AdviceProps) => (
  <Slide label={label} ground={lime}>
    <Leaf kind="monstera" at={[110, 250]} turn={-6} size={2.1} fill={leaf} rib={moss} />
    <path fill={white} d="M118 76l92-34 40 70-30 40-78-8z" />
    <path stroke={bloom} strokeWidth="7" d="M132 96l94-32M138 124l98-30" />
    <path fill={soil} d="M196 104q30-24 54-10l60 40v60l-80-26q-40-10-50-34 0-18 16-30z" />
  </Slide>
);

/** Silver roots, in a glass pot. */
export const Roots = ({ label }: AdviceProps) => (
  <Slide label={label} ground={blush}>
    <Leaf kind="blade" at={[120, 120]} turn={-64} size={1.1} fill={leaf} />
    <Leaf kind="blade" at={[120, 120]} turn={60} size={1.1} fill={forest} />
    <Leaf kind="blade" at={[120, 120]} turn={-24} size={1} fill={forest} />
    <Leaf kind="blade" at={[120, 120]} turn={22} size={0.9} fill={leaf} />
    <path fill={pale} d="M66 112h108l-14 132H80z" />
    <g fill="none" strokeWidth="10" strokeLinecap="round" stroke={haze}>
      <path d="M108 122q-34 30-8 60t-4 46M122 122q-6 60 16 70t-8 40" />
      <path stroke={moss} d="M134 122q30 34 8 56t14 42" />
    </g>
    <path fill="none" stroke={rose} strokeWidth="6" d="M62 112h116" />
  </Slide>
);

/** Panes after the hail. */
export const Hail = ({ label }: AdviceProps) => (
  <Slide label={label} ground={haze}>
    <path fill={pale} d="M0-200h240v440H0z" />
    <path
      fill={iron}
      d="M20 30l30-18 12 26 26 4-20 28 8 30-34-10-28 14 8-36zM150 120l20-14 14 18 26-2-10 26 14 22-28 2-18 18-8-26-24-10 18-14z"
    />
    <path
      fill="none"
      stroke={iron}
      strokeWidth="6"
      d="M0-200v460M120-200v460M240-200v460M-200 6h640M-200 106h640M-200 206h640"
    />
    <g fill={white} stroke={leaf} strokeWidth="4">
      <circle cx="176" cy="44" r="17" />
      <circle cx="60" cy="156" r="21" />
      <circle cx="102" cy="84" r="12" />
      <circle cx="214" cy="186" r="14" />
      <circle cx="-30" cy="70" r="16" />
      <circle cx="276" cy="80" r="20" />
    </g>
  </Slide>
);

/** The van, full. */
export const Van = ({ label }: AdviceProps) => (
  <Slide label={label} ground={glass}>
    <path fill={moss} d="M-600 206q300-60 600-20t840-10v120H-600z" />
    <Leaf kind="fern" at={[60, 112]} turn={-14} size={0.9} fill={leaf} />
    <Leaf kind="banana" at={[96, 116]} turn={8} size={1} fill={forest} rib={moss} />
    <Leaf kind="fern" at={[128, 112]} turn={18} size={0.8} fill={leaf} />
    <path fill={bottle} d="M18 108h134v92H18zM152 128h42q18 4 26 36v36h-68z" />
    <path fill={pale} d="M164 140h26q12 4 16 26h-42zM34 124h44v40H34z" />
    <path stroke={bottle} strokeWidth="5" d="M56 120v48M30 144h52" />
    <path fill={lemon} d="M212 172h10v14h-10z" />
    <g fill={iron} stroke={haze} strokeWidth="6">
      <circle cx="58" cy="202" r="20" />
      <circle cx="180" cy="202" r="20" />
    </g>
  </Slide>
);
