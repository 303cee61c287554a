interface Placing {
  x: number;
  y: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** 1 is as it was drawn. */
  size?: number;
  /** How much broader than long: below 1, a flower is seen from its side. */
  breadth?: number;
}

/**
 * Lays an outline somewhere on the sheet, turned and scaled, so that a dozen florets are one path.
 *
 * @param outline Path data in absolute commands, its points written `x,y`.
 */
export function cut(outline: string, { x, y, turn = 0, size = 1, breadth = 1 }: Placing): string {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle) * size, Math.cos(angle) * size];
  return outline.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_pair, across: string, down: string) => {
    const [u, v] = [Number(across) * breadth, Number(down)];
    return `${Math.round(x + u * cos - v * sin)},${Math.round(y + u * sin + v * cos)}`;
  });
}

/** Makes several of something and joins their path data. */
export const several = (count: number, make: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => make(place)).join('');

/** Sets an outline that points away from its middle round a point. */
export const whorl = (outline: string, count: number, at: Placing): string =>
  several(count, (place) => cut(outline, { ...at, turn: (at.turn ?? 0) + (place * 360) / count }));

type Point = readonly [x: number, y: number];

/** A stem, as the four points of a cubic curve from the root up. */
export type Stem = readonly [Point, Point, Point, Point];

/** The stem's own path data. */
export const stemPath = ([a, b, c, d]: Stem): string =>
  `M${a.join(',')} C${b.join(',')} ${c.join(',')} ${d.join(',')}`;

/**
 * Where a stem has got to and which way it is growing.
 *
 * @param part From 0 at the root to 1 at the tip.
 */
export function along([a, b, c, d]: Stem, part: number): { x: number; y: number; turn: number } {
  const rest = 1 - part;
  const at = (axis: 0 | 1) =>
    rest ** 3 * a[axis] +
    3 * rest ** 2 * part * b[axis] +
    3 * rest * part ** 2 * c[axis] +
    part ** 3 * d[axis];
  const heading = (axis: 0 | 1) =>
    rest ** 2 * (b[axis] - a[axis]) + 2 * rest * part * (c[axis] - b[axis]) + part ** 2 * (d[axis] - c[axis]);
  return { x: at(0), y: at(1), turn: (Math.atan2(heading(0), -heading(1)) * 180) / Math.PI };
}
