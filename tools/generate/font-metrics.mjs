/** Reads the metrics of a TrueType file that a fallback font face must match. */

const letters = 'abcdefghijklmnopqrstuvwxyzåäö ';
const zip = widths => new Map([...letters].map((letter, index) => [letter, widths[index]]));

/** Published advance widths of Arial and Arial Bold, in units of 1/2048 em. */
export const arialAdvances = {
  regular: zip([
    1139, 1139, 1024, 1139, 1139, 569, 1139, 1139, 455, 455, 1024, 455, 1706, 1139, 1139, 1139, 1139, 682,
    1024, 569, 1139, 1024, 1479, 1024, 1024, 1024, 1139, 1139, 1139, 569,
  ]),
  bold: zip([
    1139, 1251, 1139, 1251, 1139, 682, 1251, 1251, 569, 569, 1139, 569, 1821, 1251, 1251, 1251, 1251, 797,
    1139, 682, 1251, 1139, 1593, 1139, 1139, 1024, 1139, 1139, 1251, 569,
  ]),
};

/** Width of a text in font units; characters without a known advance count 0 on both sides. */
export const widthOf = (text, advance) =>
  [...text].reduce((sum, letter) => sum + (advance.get(letter) ?? 0), 0);

/** Ascent, descent (positive), line gap, units per em and advances of a TrueType font in memory. */
export function readMetrics(font) {
  const tables = readDirectory(font);
  const hhea = tables.get('hhea');
  const glyphOf = readCharacterMap(font, tables.get('cmap'));
  const longMetrics = font.readUInt16BE(hhea + 34);
  const advanceOf = glyph => font.readUInt16BE(tables.get('hmtx') + Math.min(glyph, longMetrics - 1) * 4);
  return {
    unitsPerEm: font.readUInt16BE(tables.get('head') + 18),
    ascent: font.readInt16BE(hhea + 4),
    descent: -font.readInt16BE(hhea + 6),
    lineGap: font.readInt16BE(hhea + 8),
    advance: new Map([...letters].map(letter => [letter, advanceOf(glyphOf(letter.codePointAt(0)))])),
  };
}

function readDirectory(font) {
  const tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + index * 16;
    tables.set(font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8));
  }
  return tables;
}

/** Format 4 of cmap is enough: every measured character is in the basic multilingual plane. */
function readCharacterMap(font, cmap) {
  const count = font.readUInt16BE(cmap + 2);
  for (let index = 0; index < count; index += 1) {
    const table = cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4);
    if (font.readUInt16BE(table) === 4) return code => lookUp(font, table, code);
  }
  throw new Error('The font has no format 4 character map.');
}

function lookUp(font, table, code) {
  const doubled = font.readUInt16BE(table + 6);
  const ends = table + 14;
  const starts = ends + doubled + 2;
  for (let at = 0; at < doubled; at += 2) {
    if (code > font.readUInt16BE(ends + at)) continue;
    const start = font.readUInt16BE(starts + at);
    if (code < start) return 0;
    const delta = font.readUInt16BE(starts + doubled + at);
    const offset = starts + 2 * doubled + at;
    const distance = font.readUInt16BE(offset);
    if (distance === 0) return (code + delta) & 0xffff;
    return (font.readUInt16BE(offset + distance + (code - start) * 2) + delta) & 0xffff;
  }
  return 0;
}
