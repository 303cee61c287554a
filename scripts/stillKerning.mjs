// Byte offsets and bits are those of the OpenType specification, chapter “GPOS”.
const pairs = 2;
const extension = 9;
const deviceBits = [0x10, 0x20, 0x40, 0x80];

/**
 * Keeps a variable font's kerning as it is at the default, along all axes. A letter pair's change with the axes weighs
 * more than the pair itself.
 *
 * @param {Buffer<ArrayBuffer>} font in a TrueType or OpenType container; changed in place
 * @returns {Buffer<ArrayBuffer>}
 */
export function stillKerning(font) {
  const table = findTable(font, 'GPOS');
  if (table === undefined) return font;

  const lookups = table + font.readUInt16BE(table + 8);
  for (const lookup of offsets(font, lookups, lookups)) {
    const type = font.readUInt16BE(lookup);
    for (const subtable of offsets(font, lookup + 4, lookup)) {
      if (type === pairs) stillPairs(font, subtable);
      if (type === extension && font.readUInt16BE(subtable + 2) === pairs) {
        stillPairs(font, subtable + font.readUInt32BE(subtable + 4));
      }
    }
  }
  return font;
}

/**
 * @param {Buffer} font
 * @param {number} subtable
 */
function stillPairs(font, subtable) {
  const format = font.readUInt16BE(subtable);
  const values = [font.readUInt16BE(subtable + 4), font.readUInt16BE(subtable + 6)];
  const size = values.reduce((sum, value) => sum + sizeOf(value), 0);

  if (format === 1) {
    for (const set of offsets(font, subtable + 8, subtable)) {
      const count = font.readUInt16BE(set);
      for (let pair = 0; pair < count; pair += 1) stillPair(font, set + 2 + pair * (2 + size) + 2, values);
    }
  } else {
    const count = font.readUInt16BE(subtable + 12) * font.readUInt16BE(subtable + 14);
    for (let pair = 0; pair < count; pair += 1) stillPair(font, subtable + 16 + pair * size, values);
  }
}

/**
 * @param {Buffer} font
 * @param {number} at
 * @param {readonly number[]} values what stands there, as two sets of bits
 */
function stillPair(font, at, values) {
  let start = at;
  for (const value of values) {
    for (const bit of deviceBits) {
      if (value & bit) font.writeUInt16BE(0, start + sizeOf(value & (bit - 1)));
    }
    start += sizeOf(value);
  }
}

/** @param {number} value */
const sizeOf = (value) => 2 * value.toString(2).replaceAll('0', '').length;

/**
 * @param {Buffer} font
 * @param {number} at where their number stands, followed by themselves
 * @param {number} from what they are counted from
 */
const offsets = (font, at, from) =>
  Array.from({ length: font.readUInt16BE(at) }, (_, index) => from + font.readUInt16BE(at + 2 + 2 * index));

/**
 * @param {Buffer} font
 * @param {string} tag
 * @returns {number | undefined}
 */
function findTable(font, tag) {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + 16 * index;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  return undefined;
}
