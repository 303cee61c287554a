import { paint, type Paint } from './paint.ts';

const breadths = {
  frond: 140 / 330,
  eucalyptus: 120 / 300,
  tulip: 100 / 110,
  anemone: 1,
  ranunculus: 1,
  daisy: 1,
  bells: 100 / 300,
  snowdrop: 1,
  'sweet-pea': 1,
  pod: 1,
  jug: 140 / 150,
  snips: 200 / 120,
};

export interface PieceProps {
  /** Which of the `Stencils` it is cut along. */
  of: keyof typeof breadths;
  /** Its middle. */
  at: readonly [x: number, y: number];
  height: number;
  /** Degrees clockwise. */
  turn?: number;
  /** The paper it is cut from. */
  from: Paint;
  /** What its eye, its inner leaves or its blades are cut from. */
  and?: Paint;
}

/** Lays a piece of cut paper down where a picture wants it. */
export function Piece({ of, at: [x, y], height, turn, from, and }: PieceProps) {
  const width = height * breadths[of];

  return (
    <use
      href={`#cut-${of}`}
      x={Math.round(x - width / 2)}
      y={Math.round(y - height / 2)}
      width={Math.round(width)}
      height={height}
      color={paint[from]}
      {...(and && { fill: paint[and] })}
      {...(turn && { transform: `rotate(${turn} ${x} ${y})` })}
    />
  );
}
