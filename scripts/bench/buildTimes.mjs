// How long each part takes to be built.
import { build } from '../build.mjs';

/** Once: a build takes minutes, and half of a time that is off by a tenth says as much. */
export async function measure() {
  const took = await build();
  return Object.entries(took).map(([what, ms]) => ({
    chart: 'Built from nothing',
    what,
    figure: Math.round(ms / 100) / 10,
    unit: 's',
  }));
}
