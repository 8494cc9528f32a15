import type { OrderLexicon } from './orderLexicon.js';
import { fold, isPlain, packed } from './spelling.js';
import { CAPITAL_A, COMMA, HYPHEN, plainWord, type Word } from './word.js';

/** One order as it was typed, cut into words. */
export interface TokenLine {
  readonly typed: string;
  readonly words: readonly Word[];
  /** Which words are hyphens without blanks around them. */
  readonly hyphens: readonly number[];
}

const LETTER = 0;
const BLANK = 1;
const SIGN = 2;
const COMMA_SIGN = 3;
/** To be folded, or trimmed off, before the rest can be cut. */
const ODD = 4;
/** What each character is. Dots, slashes and brackets part words as blanks do. */
const CLASSES = new Uint8Array(1 << 16);
for (const blank of ' \t\r\n./():') CLASSES[blank.charCodeAt(0)] = BLANK;
for (const sign of '-=~<>+') CLASSES[sign.charCodeAt(0)] = SIGN;
CLASSES[','.charCodeAt(0)] = COMMA_SIGN;
/** The same where nothing has been folded or trimmed. */
const BARE = CLASSES.map((kind, code) => (code < 32 || code > 126 || '!"`'.includes(String.fromCharCode(code)) ? ODD : kind));

/** Most orders are plain letters, digits and signs, a letter first: these are cut as they stand. Undefined: this one is not. */
export function tokenizePlain(lexicon: OrderLexicon, order: string): TokenLine | undefined {
  const first = order.charCodeAt(0) | 32;
  if (first < 97 || first > 122) return undefined;
  const line = cut(lexicon, order, order, BARE);
  return line === ODD_LINE ? undefined : line;
}

/** Cuts an order into words, in one pass. */
export function tokenize(lexicon: OrderLexicon, order: string): TokenLine {
  const typed = isPlain(order) ? order : order.normalize('NFC');
  const text = isPlain(order) ? order : fold(typed);
  return cut(lexicon, typed, text, CLASSES);
}

/** The odd line: something in it is odd. */
function cut(lexicon: OrderLexicon, typed: string, text: string, classes: Uint8Array): TokenLine {
  const words: Word[] = [];
  let hyphens: number[] | undefined;
  for (let start = 0; start < text.length; ) {
    const kind = classes[text.charCodeAt(start)];
    if (kind === ODD) return ODD_LINE;
    const end = endOfRun(text, start, classes);
    if (kind !== BLANK) {
      const word = kind === LETTER ? wordIn(lexicon, text, start, end) : kind === SIGN ? signIn(lexicon, text, start, end) : COMMA;
      if (word === HYPHEN) {
        hyphens ??= [];
        hyphens.push(words.length);
      }
      words.push(word);
    }
    start = end;
  }
  return { typed, words, hyphens: hyphens ?? NONE };
}

/** Most orders have none. */
const NONE: readonly number[] = [];
const ODD_LINE: TokenLine = { typed: '', words: [], hyphens: NONE };

/** Letters run together, and so do signs and blanks; each comma stands by itself. */
function endOfRun(text: string, start: number, classes: Uint8Array): number {
  const kind = classes[text.charCodeAt(start)];
  let end = start + 1;
  if (kind !== COMMA_SIGN) while (end < text.length && classes[text.charCodeAt(end)] === kind) end++;
  return end;
}

/** What was typed from one word to before another; nothing there: the whole order. */
export function typedBetween({ typed }: TokenLine, from: number, to: number): string {
  if (from >= to) return typed;
  const text = fold(typed);
  const ends: number[] = [];
  for (let start = 0; start < text.length; ) {
    const kind = CLASSES[text.charCodeAt(start)];
    start = endOfRun(text, start, CLASSES);
    if (kind !== BLANK) ends.push(start);
  }
  return typed.slice(from === 0 ? 0 : ends[from - 1], ends[to - 1]).trim();
}

/** Short words are looked up by number, without making a string of them. */
function wordIn(lexicon: OrderLexicon, text: string, start: number, end: number): Word {
  if (end === start + 1 && text.charCodeAt(start) === 65) return CAPITAL_A;
  const short = lexicon.short[packed(text, start, end)];
  return short ?? named(lexicon, text.slice(start, end).toLowerCase().replaceAll("'", ''));
}

const signIn = (lexicon: OrderLexicon, text: string, start: number, end: number): Word =>
  isHyphen(text, start, end) ? HYPHEN : named(lexicon, text.slice(start, end));

const isHyphen = (text: string, start: number, end: number): boolean =>
  end === start + 1 && text.charCodeAt(start) === 45 && isInner(text, start - 1) && isInner(text, end);
const isInner = (text: string, at: number): boolean => at >= 0 && at < text.length && CLASSES[text.charCodeAt(at)] === LETTER;

const named = (lexicon: OrderLexicon, text: string): Word => lexicon.words.get(text) ?? plainWord(text);
