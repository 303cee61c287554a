interface Size {
  width: number;
  height: number;
}

/** How long the longer edge of a photograph may be, in pixels: the next where it weighs too much in the one before. */
const edges = [1600, 1200, 800];

/** In bytes: as letters it is a third more, and a tab keeps some five million of those. */
export const heaviestFront = 1_500_000;

/** In which sizes a photograph is tried, the largest first: in its own where that is small enough, and never larger. */
export function frontSizes({ width, height }: Size): readonly Size[] {
  const longer = Math.max(width, height);
  const wanted = new Set(edges.map((edge) => Math.min(edge, longer)));
  return [...wanted].map((edge) => ({
    width: Math.max(1, Math.round((width * edge) / longer)),
    height: Math.max(1, Math.round((height * edge) / longer)),
  }));
}
