import { convertRgbToLrgb, formatHex, parseHex, wcagContrast, type Rgb } from 'culori/fn';

function rgbOf(colour: string): Rgb {
  const rgb = parseHex(colour);
  if (!rgb) throw new TypeError(`A theme’s colours are written as hex, such as #0a6847: ${colour}`);
  return rgb;
}

/** How far one colour stands out from another, from 1 to 21, as WCAG 2.2 counts. */
export const contrast = (one: string, other: string): number =>
  wcagContrast(convertRgbToLrgb(rgbOf(one)), convertRgbToLrgb(rgbOf(other)));

/** A step of `amount` (0 to 1) from one colour towards another, as paint would mix in sRGB. */
export function mix(from: string, to: string, amount: number): string {
  const [one, other] = [rgbOf(from), rgbOf(to)];
  const between = (channel: 'r' | 'g' | 'b') => one[channel] + (other[channel] - one[channel]) * amount;
  return formatHex({ mode: 'rgb', r: between('r'), g: between('g'), b: between('b') });
}
