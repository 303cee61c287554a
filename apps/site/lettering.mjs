// Letters the shop's own words as outlines: the renderer of pictures in the build has none of our fonts.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

const file = fileURLToPath(new URL('../../packages/ui/src/theme/fonts/bricolage.woff2', import.meta.url));
const ascii = Array.from({ length: 95 }, (_, place) => String.fromCodePoint(32 + place)).join('');
// It unpacks it as well.
const sfnt = await subsetFont(await readFile(file), `${ascii}·’‘“”–—…£€éèêçñöü`, {
  targetFormat: 'truetype',
});
const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(sfnt).buffer));
const font = new harfbuzz.Font(face);
const unitsPerEm = face.upem;

/** @param {string} text */
function shape(text) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const infos = buffer.getGlyphInfos();
  let advance = 0;
  const glyphs = buffer.getGlyphPositions().map(({ xOffset, xAdvance }, place) => {
    const glyph = { id: infos[place]?.codepoint ?? 0, x: advance + xOffset };
    advance += xAdvance;
    return glyph;
  });
  return { glyphs, advance };
}

/**
 * How wide a line is, in pixels.
 *
 * @param {string} text
 * @param {number} size
 */
export const widthOf = (text, size) => (shape(text).advance * size) / unitsPerEm;

/**
 * A line whose letters stand on the given point.
 *
 * @param {string} text
 * @param {{ x: number, y: number, size: number, fill: string }} place
 */
export function line(text, { x, y, size, fill }) {
  const scale = size / unitsPerEm;
  const outlines = shape(text).glyphs.map(
    (glyph) => `<path transform="translate(${glyph.x} 0)" d="${font.glyphToPath(glyph.id)}"/>`,
  );
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}

/**
 * Breaks words into as few lines as their box allows, as large as it allows.
 *
 * @param {string} text
 * @param {{ width: number, height: number, largest: number }} box
 */
export function fit(text, { width, height, largest }) {
  const leading = 1.06;
  for (let size = largest; size > 24; size -= 2) {
    const lines = wrap(text, size, width);
    const isWide = lines.some((words) => widthOf(words, size) > width);
    if (!isWide && lines.length * size * leading <= height) return { size, leading: size * leading, lines };
  }
  throw new Error(`“${text}” does not fit its card.`);
}

/**
 * @param {string} text
 * @param {number} size
 * @param {number} width
 */
function wrap(text, size, width) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
