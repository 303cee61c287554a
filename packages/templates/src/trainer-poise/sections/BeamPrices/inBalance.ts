/** Where something hangs: on which side of the pivot, and how many whole steps out. */
export interface Place {
  side: 'start' | 'end';
  distance: number;
}

/** How many steps a beam's arm has. */
export const farthest = 6;

const steps = Array.from({ length: farthest }, (_, step) => step + 1);

/** Every way to hang so many on one arm, the first nearest, two steps at least between neighbours. */
const ways = (count: number, from = 1): readonly (readonly number[])[] =>
  count === 0
    ? [[]]
    : steps
        .filter((step) => step >= from)
        .flatMap((step) => ways(count - 1, step + 2).map((rest) => [step, ...rest]));

const moment = (weights: readonly number[], way: readonly number[]) =>
  weights.reduce((sum, weight, place) => sum + weight * (way[place] ?? 0), 0);

/**
 * Hangs weights on a beam: the heavier, the nearer, on both sides by turns. What weighs nothing hangs where there is room.
 *
 * @param weights five at most
 * @returns a place for each, and by how much the side of the end outweighs that of the start: nothing where it is level
 */
export function inBalance(weights: readonly number[]): { places: readonly Place[]; over: number } {
  const heavy = weights
    .map((weight, of) => ({ weight, of }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  const start = heavy.filter((_, place) => place % 2 === 0);
  const end = heavy.filter((_, place) => place % 2 === 1);
  const weigh = (arm: typeof heavy, way: readonly number[]) =>
    moment(
      arm.map(({ weight }) => weight),
      way,
    );
  const [best = { there: [], here: [], over: 0 }] = ways(start.length)
    .flatMap((here) =>
      ways(end.length).map((there) => ({ here, there, over: weigh(end, there) - weigh(start, here) })),
    )
    .toSorted((one, other) => Math.abs(one.over) - Math.abs(other.over));
  const taken = [...best.there];
  const free = () => {
    const roomAt = (step: number) => Math.min(...taken.map((other) => Math.abs(other - step)));
    const [widest = farthest] = steps.toSorted((one, other) => roomAt(other) - roomAt(one));
    taken.push(widest);
    return widest;
  };
  return {
    over: best.over,
    places: weights.map((_, of): Place => {
      const before = start.findIndex((one) => one.of === of);
      if (before >= 0) return { side: 'start', distance: best.here[before] ?? 1 };
      const after = end.findIndex((one) => one.of === of);
      return { side: 'end', distance: after >= 0 ? (best.there[after] ?? 1) : free() };
    }),
  };
}
