import { formatHex, interpolate } from 'culori';

/** A step of `amount` (0 to 1) from one colour towards another, as paint would mix in sRGB. */
export function mix(from: string, to: string, amount: number): string {
  return formatHex(interpolate([from, to], 'rgb')(amount));
}
