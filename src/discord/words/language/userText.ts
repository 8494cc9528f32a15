/**
 * Everything that people have typed goes through here before it is shown: it reads as letters, and as nothing else. discord.js's own
 * `escapeMarkdown` leaves code blocks, block quotes, subtext, mentions, timestamps, links and invisible characters as they are.
 */

/** Marks that Discord reads as formatting, a mention, a timestamp, an emoji or a link wherever they stand. */
const ANYWHERE = /[\\*_~`|<>[\]@]|:(?=\/\/)/g;
/** A heading, subtext or a list, at the beginning of a line alone. */
const AT_THE_START = /^(\s*)([#+-])/;
const NUMBERED = /^(\s*\d+)([.)])/;

/** What cannot be seen, or turns the direction of writing; emoji are joined by one of them. */
const UNSEEN = /(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|(?!\u200d|\n)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u115f\u1160\u2800\u3164\uffa0]/gu;
const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** Marks above and below a letter: no language piles up more. */
const PILED_UP = /(\p{M}{3})\p{M}+/gu;

/** Only what can be seen, in lines. */
const seen = (text: string): string =>
  text.replaceAll(LINE_BREAK, '\n').replaceAll('\t', ' ').replaceAll(UNSEEN, '').replaceAll(PILED_UP, '$1');

const inertLine = (line: string): string =>
  line
    .replaceAll(ANYWHERE, mark => `\\${mark}`)
    .replace(AT_THE_START, '$1\\$2')
    .replace(NUMBERED, '$1\\$2');

const inOneLine = (text: string): string =>
  seen(text)
    .split('\n')
    .flatMap(line => line.trim() || [])
    .join(' ; ');

/** One line of letters, whatever was typed, to stand outside a code span: "The \*end\*". */
export const inert = (text: string): string => inertLine(inOneLine(text));

/** The letters of what `inert` made, for who reads them again. */
export const legible = (shown: string): string => shown.replaceAll(/\\([^0-9A-Za-z\s])/g, '$1');

/** The same to stand between two backticks, where nothing is escaped. */
export const inCode = (text: string): string => inOneLine(text).replaceAll('`', "'");

/** Several lines as a quotation, each marked as one; at most one empty line in a row. */
const quotation = (text: string): string =>
  seen(text)
    .trim()
    .replaceAll(/\n\s*\n/g, '\n\n')
    .split('\n')
    .map(line => `> ${inertLine(line)}`)
    .join('\n');

/** Whether somebody's words can be quoted whole within so many characters. */
export const isQuotable = (text: string, most: number): boolean => quotation(text).length <= most;

/** Somebody's words as a quotation of at most so many characters; what is too long ends in "…". */
export function quoted(text: string, most: number): string {
  let kept = text;
  let shown = quotation(kept);
  while (shown.length > most && kept.length > 0) {
    kept = kept.slice(0, -Math.ceil((shown.length - most) / 3));
    shown = quotation(`${kept}…`);
  }
  return shown;
}

/** Discord's limit on the text of an embed is 4096; a quotation leaves room for what stands around it. */
export const LONGEST_QUOTATION = 3_800;
