import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const fontsAt = new URL('../../../assets/fonts/', import.meta.url);

/** All fonts used in pictures. Fonts installed on the machine are never used. */
export const FONT_FILES: readonly string[] = [
  'EBGaramond-SemiBold.ttf',
  'EBGaramond-ExtraBold.ttf',
  'EBGaramond-MediumItalic.ttf',
  'Cinzel-Bold.ttf',
  'LXGWWenKai-Bold.ttf',
  'FiraSansCondensed-SemiBold.ttf',
  'FiraSansCondensed-SemiBoldItalic.ttf',
].map(file => fileURLToPath(new URL(file, fontsAt)));

export type FontFace = 'roman' | 'bold' | 'italic' | 'capitals' | 'hanzi' | 'condensed' | 'condensedItalic';

/** The SVG attributes of each face. */
export const FONT_ATTRIBUTES: Readonly<Record<FontFace, Readonly<Record<string, string>>>> = {
  roman: { 'font-family': 'EB Garamond SemiBold', 'font-weight': '600' },
  bold: { 'font-family': 'EB Garamond ExtraBold', 'font-weight': '800' },
  italic: { 'font-family': 'EB Garamond Medium', 'font-style': 'italic', 'font-weight': '500' },
  capitals: { 'font-family': 'Cinzel', 'font-weight': '700' },
  hanzi: { 'font-family': 'LXGW WenKai', 'font-weight': '700' },
  condensed: { 'font-family': 'Fira Sans Condensed SemiBold', 'font-weight': '600' },
  condensedItalic: { 'font-family': 'Fira Sans Condensed SemiBold', 'font-style': 'italic', 'font-weight': '600' },
};

/** Height of capital letters as a share of the font size. */
export const CAPITAL_HEIGHT = { condensed: 0.689 };

const widths = z.record(z.string(), z.number());
/** Width of each letter in thousandths of the font size. */
const advances = z
  .object({ roman: widths, bold: widths, italic: widths, capitals: widths, condensed: widths, condensedItalic: widths })
  .parse(JSON.parse(readFileSync(new URL('advances.json', fontsAt), 'utf8')));

/** Width of a line of text, in the unit of its size. Kerning is ignored. */
export function textWidth(words: string, face: FontFace, size: number): number {
  if (face === 'hanzi') return [...words].length * size;
  return [...words].reduce((sum, letter) => sum + (advances[face][letter] ?? 600), 0) * (size / 1000);
}

const FILES_BY_FAMILY: readonly (readonly [family: string, files: RegExp])[] = [
  ['EB Garamond SemiBold', /EBGaramond-SemiBold/],
  ['EB Garamond ExtraBold', /EBGaramond-ExtraBold/],
  ['EB Garamond Medium', /EBGaramond-Medium/],
  ['Cinzel', /Cinzel/],
  ['LXGW WenKai', /LXGWWenKai/],
  ['Fira Sans Condensed', /FiraSansCondensed/],
];

/** Matches what has no letter but those that every Latin face has. */
const ONLY_LATIN = new RegExp(
  `^[${Object.keys(advances.roman)
    .map(letter => `\\u{${letter.codePointAt(0)?.toString(16)}}`)
    .join('')}]*$`,
  'u',
);

/**
 * The files of the fonts that an SVG names. All files if it has a letter that may be missing in one of them, which is then looked for in the
 * others. Empty for a drawing without text.
 */
export function fontFilesFor(svg: string): readonly string[] {
  if (!svg.includes('<text')) return [];
  const named = FILES_BY_FAMILY.filter(([family]) => svg.includes(family));
  const isHanziNamed = named.some(([family]) => family === 'LXGW WenKai');
  const isSure = named.length > 0 && !isHanziNamed && ONLY_LATIN.test(svg);
  return isSure ? FONT_FILES.filter(file => named.some(([, files]) => files.test(file))) : FONT_FILES;
}

export interface Font {
  readonly face: FontFace;
  readonly size: number;
}

/** Breaks text between words into lines no wider than `width`; a single word may be wider. */
export function wrapText(words: string, { face, size }: Font, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, face, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Whether all letters are Chinese. */
export const isHanzi = (words: string): boolean => /^[\u2e80-\u9fff]+$/.test(words);
