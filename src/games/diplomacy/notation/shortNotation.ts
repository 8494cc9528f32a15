import type { NamedUnit, OrderDraft } from './orderDraft.js';
import { type OrderLexicon, shortWord } from './orderLexicon.js';
import type { NamedPlace, Phrase, Word } from './word.js';

/**
 * Fast path: reads an order of a movement phase as `formatOrder` writes it in English, with places of two or three letters: "A lvp - pic",
 * "F nth C A lon - bel", "F bul/ec S A rum", "A Shu S A Ti H". Programs write like that. Returns what `movementOrders` would; undefined for
 * any other text, right or wrong.
 */
export function shortMovement(lexicon: OrderLexicon, text: string): OrderDraft | undefined {
  const end = endOfUnit(text, 0);
  const unit = unitAt(lexicon, text, 0, end);
  if (unit === undefined) return undefined;
  const verb = end + 1;
  switch (text.charCodeAt(verb) | SMALL) {
    case H:
      return text.charCodeAt(verb - 1) === BLANK && text.length === verb + 1 ? { kind: 'hold', unit } : undefined;
    case ARROW:
      return text.charCodeAt(verb) === ARROW ? move(lexicon, text, unit, verb) : undefined;
    case S:
    case C:
      return help(lexicon, text, unit, verb);
    default:
      return undefined;
  }
}

/** Codes of characters. `| SMALL` makes a letter small, and leaves "-" as it is; of other signs it may make one of these. */
const SMALL = 32;
const A = 97;
const C = 99;
const F = 102;
const H = 104;
const S = 115;
const Z = 122;
const ARROW = 45;
const BLANK = 32;
const SLASH = 47;

const VIA = ' via convoy';

function move(lexicon: OrderLexicon, text: string, unit: NamedUnit, verb: number): OrderDraft | undefined {
  const end = endOfPlace(text, verb + 2);
  const to = targetAt(lexicon, text, verb, end);
  if (to === undefined) return undefined;
  if (text.length === end) return { kind: 'move', unit, to, viaConvoy: false };
  return text.length === end + VIA.length && text.endsWith(VIA) ? { kind: 'move', unit, to, viaConvoy: true } : undefined;
}

/** A support or a convoy. */
function help(lexicon: OrderLexicon, text: string, unit: NamedUnit, verb: number): OrderDraft | undefined {
  if (!isWord(text, verb)) return undefined;
  const end = endOfUnit(text, verb + 2);
  const of = unitAt(lexicon, text, verb + 2, end);
  if (of === undefined) return undefined;
  const isSupport = (text.charCodeAt(verb) | SMALL) === S;
  if (text.length === end || isHold(text, end)) return isSupport ? { kind: 'support', unit, of, to: undefined } : undefined;
  const to = text.charCodeAt(end + 1) === ARROW ? targetAt(lexicon, text, end + 1, text.length) : undefined;
  if (to === undefined || text.length !== endOfPlace(text, end + 3)) return undefined;
  return isSupport ? { kind: 'support', unit, of, to } : { kind: 'convoy', unit, of, to };
}

/** Whether a text ends, from `at` on, with the letter for holding. */
const isHold = (text: string, at: number): boolean =>
  text.length === at + 2 && text.charCodeAt(at) === BLANK && (text.charCodeAt(at + 1) | SMALL) === H;

/** Whether a single sign is a word of its own, with a word after it. */
const isWord = (text: string, at: number): boolean => text.charCodeAt(at - 1) === BLANK && text.charCodeAt(at + 1) === BLANK;

/** The place after an arrow, up to `end`. */
const targetAt = (lexicon: OrderLexicon, text: string, arrow: number, end: number): NamedPlace | undefined =>
  isWord(text, arrow) ? placeAt(lexicon, text, arrow + 2, end) : undefined;

function unitAt(lexicon: OrderLexicon, text: string, start: number, end: number): NamedUnit | undefined {
  const letter = text.charCodeAt(start) | SMALL;
  if ((letter !== A && letter !== F) || text.charCodeAt(start + 1) !== BLANK) return undefined;
  const at = placeAt(lexicon, text, start + 2, end);
  return at && { type: letter === A ? 'A' : 'F', at };
}

/** The place that a few letters name, and nothing else, with its coast: "bul", "bul/ec". */
function placeAt(lexicon: OrderLexicon, text: string, start: number, end: number): NamedPlace | undefined {
  const isCoast = end - start > LONGEST_NAME;
  const word = shortWord(lexicon, text, start, isCoast ? end - COAST : end);
  if (word?.place?.ok !== true || word.type !== undefined || (word.phrases !== undefined && mayGoOn(word.phrases.movement)))
    return undefined;
  const { value } = word.place;
  if (!isCoast) return value;
  return value.coasts.find(({ coast }) => coast !== undefined && text.startsWith(coast, end - 2));
}

/** Letters of a name at most, and of a coast with its slash. */
const LONGEST_NAME = 3;
const COAST = 3;

/**
 * Whether a phrase that begins with the name may be complete, or go on with a word that follows names in this notation: its letters, or "via".
 * The French "par convoi" may not: Paris is read.
 */
const mayGoOn = (phrases: readonly Phrase[]): boolean => phrases.some(({ rest: [next] }) => next === undefined || !isForeign(next));
const isForeign = ({ text }: Word): boolean => text.length > 1 && text !== 'via';

/** The length is asked first: V8 throws away what it compiled when a text is read beyond its end. */
const isSlash = (text: string, at: number): boolean => at < text.length && text.charCodeAt(at) === SLASH;
const isLetter = (text: string, at: number): boolean => {
  if (at >= text.length) return false;
  const letter = text.charCodeAt(at) | SMALL;
  return letter >= A && letter <= Z;
};
/** The end of a name, or of its first three letters. */
const endOfName = (text: string, start: number): number =>
  isLetter(text, start + 2) ? start + 3 : isLetter(text, start + 1) ? start + 2 : start + 1;
function endOfPlace(text: string, start: number): number {
  const end = endOfName(text, start);
  return isSlash(text, end) ? end + 3 : end;
}
const endOfUnit = (text: string, start: number): number => endOfPlace(text, start + 2);
