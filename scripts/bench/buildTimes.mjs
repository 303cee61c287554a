// How long each part takes to build.
import { build } from '../build.mjs';

/** Once: a build takes minutes, and a figure that is off by a tenth says enough. */
export async function measure() {
  const took = await build();
  return Object.entries(took).map(([what, ms]) => ({
    chart: 'Built from nothing',
    what,
    figure: Math.round(ms / 100) / 10,
    unit: 's',
  }));
}
