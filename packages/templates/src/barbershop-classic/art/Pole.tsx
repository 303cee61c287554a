import { useId } from 'react';
import { accent, paper2, paper3, paper6, spark } from './paint.ts';
import { turning } from './pole.css.ts';

interface PoleProps {
  x: number;
  y: number;
  width: number;
}

/** A barber’s pole, to stand in another drawing. It is four times as tall as it is wide. */
export function Pole({ x, y, width }: PoleProps) {
  const stripe = useId();
  return (
    <svg x={x} y={y} width={width} height={width * 3.9} viewBox="0 0 64 250">
      <pattern id={stripe} width="40" height="56" patternUnits="userSpaceOnUse" patternTransform="skewY(-32)">
        <path fill={paper6} d="M0 0h40v56H0z" />
        <path fill={accent} d="M0 0h40v14H0z" />
        <path fill={paper3} d="M0 28h40v14H0z" />
      </pattern>
      <circle cx="32" cy="20" r="18" fill={spark} />
      <path fill={paper2} d="M14 36h36l6 16H8z" />
      <svg x="14" y="52" width="36" height="140" viewBox="14 52 36 140">
        <path className={turning} fill={`url(#${stripe})`} d="M14 52h36v200H14z" />
      </svg>
      <path fill={paper2} d="M8 192h48l-6 16H14z" />
      <path fill={spark} d="M20 208h24l-4 20H24z" />
      <circle cx="32" cy="234" r="10" fill={paper2} />
    </svg>
  );
}
