import { type OrderLexicon, shortWord } from './orderLexicon.js';
import { fold, isPlain } from './spelling.js';
import { CAPITAL_A, COMMA, HYPHEN, plainWord, type Word } from './word.js';

/** One order as typed, split into words. */
export interface TokenLine {
  readonly typed: string;
  readonly words: readonly Word[];
  /** Indexes of words that are hyphens without spaces around them. */
  readonly hyphens: readonly number[];
}

const LETTER = 0;
const BLANK = 1;
const SIGN = 2;
const COMMA_SIGN = 3;
/** Class of characters that must be folded or trimmed first. */
const ODD = 4;
/** Character code → class. Dots, slashes, brackets and colons separate words like spaces. */
const CLASSES = new Uint8Array(1 << 16);
for (const blank of ' \t\r\n./():') CLASSES[blank.charCodeAt(0)] = BLANK;
for (const sign of '-=~<>+') CLASSES[sign.charCodeAt(0)] = SIGN;
CLASSES[','.charCodeAt(0)] = COMMA_SIGN;
/** The same for text that has not been folded or trimmed. */
const BARE = CLASSES.map((kind, code) => (code < 32 || code > 126 || '!"`'.includes(String.fromCharCode(code)) ? ODD : kind));

/** Fast path: most orders consist of plain letters, digits and signs, and start with a letter. Undefined for all other orders. */
export function tokenizePlain(lexicon: OrderLexicon, order: string): TokenLine | undefined {
  const first = order.charCodeAt(0) | 32;
  if (first < 97 || first > 122) return undefined;
  const line = cut(lexicon, order, order, BARE);
  return line === ODD_LINE ? undefined : line;
}

/** Splits an order into words in one pass. */
export function tokenize(lexicon: OrderLexicon, order: string): TokenLine {
  const typed = isPlain(order) ? order : order.normalize('NFC');
  const text = isPlain(order) ? order : fold(typed);
  return cut(lexicon, typed, text, CLASSES);
}

/** Splits a text into words. Returns ODD_LINE if any character must be folded or trimmed first. */
function cut(lexicon: OrderLexicon, typed: string, text: string, classes: Uint8Array): TokenLine {
  const words: Word[] = [];
  let hyphens: number[] | undefined;
  for (let start = 0; start < text.length; ) {
    const code = text.charCodeAt(start);
    const kind = classes[code];
    if (kind === BLANK) {
      start++;
      continue;
    }
    if (kind === ODD) return ODD_LINE;
    const end = endOfRun(text, start, kind, classes);
    const word = kind === LETTER ? wordIn(lexicon, text, start, end) : kind === SIGN ? signIn(lexicon, text, start, end) : COMMA;
    if (word === HYPHEN) {
      hyphens ??= [];
      hyphens.push(words.length);
    }
    words.push(word);
    start = end;
  }
  return { typed, words, hyphens: hyphens ?? NONE };
}

const NONE: readonly number[] = [];
const ODD_LINE: TokenLine = { typed: '', words: [], hyphens: NONE };

/** Returns the end of a run. Letters form runs, and so do signs and spaces; each comma is separate. */
function endOfRun(text: string, start: number, kind: number | undefined, classes: Uint8Array): number {
  let end = start + 1;
  if (kind !== COMMA_SIGN) while (end < text.length && classes[text.charCodeAt(end)] === kind) end++;
  return end;
}

/** Returns the typed text of the words `from` (inclusive) to `to` (exclusive); the whole order if there are none. */
export function typedBetween({ typed }: TokenLine, from: number, to: number): string {
  if (from >= to) return typed;
  const text = fold(typed);
  const ends: number[] = [];
  for (let start = 0; start < text.length; ) {
    const kind = CLASSES[text.charCodeAt(start)];
    start = endOfRun(text, start, kind, CLASSES);
    if (kind !== BLANK) ends.push(start);
  }
  return typed.slice(from === 0 ? 0 : ends[from - 1], ends[to - 1]).trim();
}

/** Short words are looked up by number, without creating a string. */
function wordIn(lexicon: OrderLexicon, text: string, start: number, end: number): Word {
  if (end === start + 1 && text.charCodeAt(start) === 65) return CAPITAL_A;
  return shortWord(lexicon, text, start, end) ?? named(lexicon, text.slice(start, end).toLowerCase().replaceAll("'", ''));
}

function signIn(lexicon: OrderLexicon, text: string, start: number, end: number): Word {
  if (end > start + 1 || text.charCodeAt(start) !== 45) return named(lexicon, text.slice(start, end));
  return isInner(text, start - 1) && isInner(text, end) ? HYPHEN : lexicon.dash;
}

const isInner = (text: string, at: number): boolean => at >= 0 && at < text.length && CLASSES[text.charCodeAt(at)] === LETTER;

const named = (lexicon: OrderLexicon, text: string): Word => lexicon.words.get(text) ?? plainWord(text);
