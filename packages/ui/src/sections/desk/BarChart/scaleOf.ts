/** The line a chart ends at: the next round number above its highest bar. */
export function scaleOf(highest: number): number {
  const digit = 10 ** Math.floor(Math.log10(highest));
  const round = [1, 2, 4, 5, 10].find((step) => step * digit >= highest) ?? 10;
  return round * digit;
}
