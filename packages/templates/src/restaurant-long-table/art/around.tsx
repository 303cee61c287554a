import type { ReactNode } from 'react';

interface AroundProps {
  /** How many times it is repeated. */
  times: number;
  /** Where the first stands, in degrees clockwise from the top. */
  start?: number;
  children: ReactNode;
}

/** Repeats a shape round the middle of a plate, evenly. */
export function Around({ times, start = 0, children }: AroundProps) {
  return Array.from({ length: times }, (_, turn) => {
    const degrees = start + (turn * 360) / times;
    return (
      <g key={degrees} transform={`rotate(${degrees} 100 100)`}>
        {children}
      </g>
    );
  });
}
