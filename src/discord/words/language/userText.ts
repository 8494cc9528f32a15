/**
 * Everything that users type passes through here before it is shown, so that Discord displays it literally. discord.js' own
 * `escapeMarkdown` is not enough: it leaves code blocks, block quotes, subtext, mentions, timestamps, links and invisible characters as
 * they are.
 */

/** Characters that Discord reads as formatting, a mention, a timestamp, an emoji or a link, wherever they are. */
const ANYWHERE = /[\\*_~`|<>[\]@]|:(?=\/\/)/g;
/** Headings, subtext and lists, which only count at the beginning of a line. */
const AT_THE_START = /^(\s*)([#+-])/;
const NUMBERED = /^(\s*\d+)([.)])/;

/** Invisible characters, and those that change the writing direction. A zero-width joiner within an emoji is kept. */
const UNSEEN = /(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|(?!\u200d|\n)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u115f\u1160\u2800\u3164\uffa0]/gu;
const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** More than three combining marks on a letter. No language needs that many. */
const PILED_UP = /(\p{M}{3})\p{M}+/gu;

/** Removes invisible characters and normalises line breaks. */
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

/** Makes one line out of any typed text, to be shown literally outside a code span: "The \*end\*". */
export const inert = (text: string): string => inertLine(inOneLine(text));

/** Reverses the escaping of `inert`. */
export const legible = (shown: string): string => shown.replaceAll(/\\([^0-9A-Za-z\s])/g, '$1');

/** Makes one line out of any typed text, to be shown between two backticks, where nothing is escaped. */
export const inCode = (text: string): string => inOneLine(text).replaceAll('`', "'");

/** Quotes a text: marks each line, and keeps at most one empty line in a row. */
const quotation = (text: string): string =>
  seen(text)
    .trim()
    .replaceAll(/\n\s*\n/g, '\n\n')
    .split('\n')
    .map(line => `> ${inertLine(line)}`)
    .join('\n');

/** Whether a text can be quoted completely within `most` characters. */
export const isQuotable = (text: string, most: number): boolean => quotation(text).length <= most;

/** Quotes a text in at most `most` characters. Ends with "…" if it had to be cut. */
export function quoted(text: string, most: number): string {
  let kept = text;
  let shown = quotation(kept);
  while (shown.length > most && kept.length > 0) {
    kept = kept.slice(0, -Math.ceil((shown.length - most) / 3));
    shown = quotation(`${kept}…`);
  }
  return shown;
}

/** Maximum length of a quotation, in characters. Leaves room for the text around it in the description of an embed. */
export const LONGEST_QUOTATION = 3_800;
