import { readFileSync } from 'node:fs';
import { FONT_FILES } from './fonts.js';

/** The letters of a text, each once, that none of the fonts of pictures has: boxes are drawn in their place. */
export function lettersMissing(text: string): readonly string[] {
  const known = lettersOfAll();
  return [...new Set(text)].filter(letter => !/\s/.test(letter) && !known.has(letter.codePointAt(0) ?? 0));
}

/** The code points of all fonts, read when they are first asked for. */
function lettersOfAll(): ReadonlySet<number> {
  found ??= new Set(FONT_FILES.flatMap(path => lettersIn(readFileSync(path))));
  return found;
}
let found: ReadonlySet<number> | undefined;

/** The code points of a TrueType font: the segments of its table `cmap`, which is of format 4 in all of ours. */
function lettersIn(font: Buffer): readonly number[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const entry = tables.find(at => font.toString('latin1', at, at + 4) === 'cmap');
  const cmap = entry === undefined ? undefined : font.subarray(font.readUInt32BE(entry + 8));
  const table = cmap?.subarray(cmap.readUInt32BE(8));
  if (table?.readUInt16BE(0) !== 4) throw new Error('A font of pictures has no cmap of format 4');
  const twice = table.readUInt16BE(6);
  const segments = Array.from({ length: twice / 2 }, (_, i) => {
    const [last, first] = [table.readUInt16BE(14 + 2 * i), table.readUInt16BE(16 + twice + 2 * i)];
    const delta = table.readUInt16BE(16 + 2 * twice + 2 * i);
    const offsetAt = 16 + 3 * twice + 2 * i;
    const offset = table.readUInt16BE(offsetAt);
    const glyphOf = (code: number): number => {
      const glyph = offset === 0 ? code : table.readUInt16BE(offsetAt + offset + 2 * (code - first));
      return offset !== 0 && glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    };
    return Array.from({ length: last - first + 1 }, (__, k) => first + k).filter(code => code !== 0xffff && glyphOf(code) !== 0);
  });
  return segments.flat();
}
