// Letters the names of a design's typefaces as outlines in those faces: a form shows them without loading the fonts.
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** The box that each name is drawn in, as `LooksField` shows it. */
const box = { width: 200, height: 40 };
const margin = 4;

/**
 * @param {{ css: string, fonts: readonly { name: string, bytes: Uint8Array }[] }} bundle a built design
 * @param {Record<string, { name: string, className?: string, named?: 'text' }>} typefaces its choices, the first as it was drawn
 * @returns {Promise<Record<string, string>>} an SVG file for each, by its key
 */
export async function letterTypefaces({ css, fonts }, typefaces) {
  const drawn = Object.entries(typefaces).map(async ([id, { name, className, named = 'display' }]) => {
    const rule = className === undefined ? css : ruleOf(css, className);
    const family = new RegExp(`--ui-font-${named}:\\s*["']?([^"',;}]+)`).exec(rule)?.[1];
    const weight = named === 'text' ? 400 : Number(/--ui-font-displayWeight:\s*(\d+)/.exec(rule)?.[1] ?? 700);
    const inCapitals = named !== 'text' && /--ui-font-displayCase:\s*uppercase/.test(rule);
    const file = family && fileOf(css, family);
    const font = fonts.find((one) => one.name === file);
    if (!font) throw new Error(`The typeface “${name}” has no font among those of its design.`);
    return [id, await letter(inCapitals ? name.toUpperCase() : name, font.bytes, weight)];
  });
  return Object.fromEntries(await Promise.all(drawn));
}

/**
 * @param {string} css
 * @param {string} className
 */
function ruleOf(css, className) {
  const from = css.indexOf(`.${className.split(' ')[0]}{`);
  return css.slice(from, css.indexOf('}', from));
}

/**
 * @param {string} css
 * @param {string} family
 */
function fileOf(css, family) {
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const face = faces.find((one) => new RegExp(`font-family:\\s*["']?${family}["']?\\s*[;}]`).test(one));
  return face && /url\(["']?(?:[^"')]*\/)?([^"')/]+)["']?\)/.exec(face)?.[1];
}

/**
 * @param {string} text
 * @param {Uint8Array} bytes
 * @param {number} weight
 */
async function letter(text, bytes, weight) {
  // It unpacks the font as well.
  const sfnt = await subsetFont(Buffer.from(bytes), text, { targetFormat: 'truetype' });
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(sfnt).buffer));
  const font = new harfbuzz.Font(face);
  font.setVariations([new harfbuzz.Variation('wght', weight)]);
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const infos = buffer.getGlyphInfos();
  let advance = 0;
  const glyphs = buffer.getGlyphPositions().map(({ xOffset, xAdvance }, place) => {
    const glyph = `<path transform="translate(${advance + xOffset} 0)" d="${font.glyphToPath(infos[place]?.codepoint ?? 0)}"/>`;
    advance += xAdvance;
    return glyph;
  });
  // As large in each face, unless a word is too wide for the box.
  const scale = Math.min(28 / face.upem, (box.width - 2 * margin) / advance);
  const x = (box.width - advance * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}"><g id="name" fill="currentColor" transform="translate(${x.toFixed(1)} 30) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${glyphs.join('')}</g></svg>`;
}
