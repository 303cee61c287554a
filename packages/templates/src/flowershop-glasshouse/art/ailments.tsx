import { Drawing } from '@awning/ui/primitives';
import type { ReactNode } from 'react';
import { Leaf } from './Leaf.tsx';
import { paint } from './paint.ts';

const { leaf, forest, moss, lime, lemon, clay, soil, iron, white, glass, bloom } = paint;

export interface AilmentProps {
  label?: string | undefined;
}

function Slide({ label, children }: AilmentProps & { children: ReactNode }) {
  return (
    <Drawing label={label} viewBox="0 0 240 170" fill="middle" whole>
      <path fill={white} d="M-600-600h1440v1440h-1440z" />
      {children}
    </Drawing>
  );
}

export const Yellow = ({ label }: AilmentProps) => (
  <Slide label={label}>
    <Leaf kind="oval" at={[120, 186]} turn={-38} size={1.5} fill={lemon} rib={lime} />
    <Leaf kind="oval" at={[124, 190]} turn={40} size={1.4} fill={lemon} rib={lime} />
    <Leaf kind="oval" at={[122, 190]} size={1.6} fill={moss} rib={leaf} />
  </Slide>
);

export const BrownTips = ({ label }: AilmentProps) => (
  <Slide label={label}>
    {[-54, -18, 18, 54].map((turn) => (
      <g key={turn}>
        <Leaf kind="blade" at={[120, 186]} turn={turn} size={1.66} fill={clay} />
        <Leaf kind="blade" at={[120, 186]} turn={turn} size={1.36} fill={leaf} rib={lime} />
      </g>
    ))}
  </Slide>
);

export const Droop = ({ label }: AilmentProps) => (
  <Slide label={label}>
    <path
      fill="none"
      stroke={forest}
      strokeWidth="7"
      d="M120 150V70q0-30 40-26M120 96q0-40-46-30M120 80q4-50 58-20"
    />
    <Leaf kind="oval" at={[160, 44]} turn={172} size={0.9} fill={leaf} rib={moss} />
    <Leaf kind="oval" at={[76, 66]} turn={188} size={0.84} fill={moss} rib={leaf} />
    <Leaf kind="oval" at={[180, 58]} turn={160} size={0.66} fill={forest} rib={leaf} />
    <path fill={soil} d="M82 134h76v16H82z" />
    <path fill={clay} d="M88 150h64l-8 60h-48z" />
  </Slide>
);

export const Bugs = ({ label }: AilmentProps) => (
  <Slide label={label}>
    <Leaf kind="monstera" at={[120, 206]} turn={-8} size={1.9} fill={leaf} rib={moss} />
    <g fill={iron}>
      {[
        [92, 92],
        [140, 66],
        [158, 122],
        [112, 134],
      ].map(([x, y]) => (
        <g key={x}>
          <ellipse cx={x} cy={y} rx="10" ry="13" fill={bloom} />
          <path d={`M${(x ?? 0) - 10} ${(y ?? 0) - 4}a10 12 0 0 1 20 0z`} />
          <path
            stroke={iron}
            strokeWidth="3"
            d={`M${(x ?? 0) - 18} ${y}h36M${(x ?? 0) - 16} ${(y ?? 0) + 9}h32`}
            opacity=".7"
          />
        </g>
      ))}
    </g>
  </Slide>
);

/** A watering can, hung up. */
export const Can = ({ label }: AilmentProps) => (
  <Drawing label={label} viewBox="0 0 240 240" fill="end" whole>
    <path fill={glass} d="M-600-600h1440v1440h-1440z" />
    <Leaf kind="fern" at={[40, 250]} turn={-12} size={1.8} fill={moss} />
    <Leaf kind="fern" at={[214, 250]} turn={14} size={1.7} fill={leaf} />
    <path fill="none" stroke={iron} strokeWidth="12" d="M92 116q8-56 62-50t46 66q-6 24-28 34" />
    <path stroke={iron} strokeWidth="13" d="M92 178 34 92" />
    <path fill={iron} d="M12 96l40-30 10 14-40 28z" />
    <path fill={bloom} d="M84 116h92l8 104H76z" />
    <path fill={lemon} d="M114 148h32v14h-32zM123 139h14v32h-14z" />
  </Drawing>
);
