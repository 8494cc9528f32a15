import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const fontsAt = new URL('../../../assets/fonts/', import.meta.url);

/** The only fonts a picture is set in: no font of the machine is ever used. */
export const FONT_FILES: readonly string[] = [
  'EBGaramond-SemiBold.ttf',
  'EBGaramond-ExtraBold.ttf',
  'EBGaramond-MediumItalic.ttf',
  'Cinzel-Bold.ttf',
  'LXGWWenKai-Bold.ttf',
].map(file => fileURLToPath(new URL(file, fontsAt)));

export type FontFace = 'roman' | 'bold' | 'italic' | 'capitals' | 'hanzi';

/** How SVG names each face. */
export const FONT_ATTRIBUTES: Readonly<Record<FontFace, Readonly<Record<string, string>>>> = {
  roman: { 'font-family': 'EB Garamond SemiBold', 'font-weight': '600' },
  bold: { 'font-family': 'EB Garamond ExtraBold', 'font-weight': '800' },
  italic: { 'font-family': 'EB Garamond Medium', 'font-style': 'italic', 'font-weight': '500' },
  capitals: { 'font-family': 'Cinzel', 'font-weight': '700' },
  hanzi: { 'font-family': 'LXGW WenKai', 'font-weight': '700' },
};

const widths = z.record(z.string(), z.number());
const advances = z
  .object({ roman: widths, bold: widths, italic: widths, capitals: widths })
  .parse(JSON.parse(readFileSync(new URL('advances.json', fontsAt), 'utf8')));

/** Pixels that a line of text is wide; kerning is left out of account. */
export function textWidth(words: string, face: FontFace, size: number): number {
  if (face === 'hanzi') return [...words].length * size;
  return [...words].reduce((sum, letter) => sum + (advances[face][letter] ?? 600), 0) * (size / 1000);
}

/** `words` broken into lines no wider than `width`, as far as words allow. */
export function wrapText(words: string, face: FontFace, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, face, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Letters in a Chinese script are set in the hanzi face. */
export const isHanzi = (words: string): boolean => /^[\u2e80-\u9fff]+$/.test(words);
