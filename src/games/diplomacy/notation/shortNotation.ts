import type { NamedUnit, OrderDraft } from './orderDraft.js';
import { type OrderLexicon, shortWord } from './orderLexicon.js';
import type { NamedPlace } from './word.js';

/**
 * Fast path: reads an order of a movement phase as `formatOrder` writes it in English, with places of three letters: "A lvp - pic",
 * "F nth C A lon - bel", "F bul/ec S A rum". Programs write like that, and the letters alone tell where each word begins. Returns what
 * `movementOrders` would; undefined for any other text, right or wrong.
 */
export function shortMovement(lexicon: OrderLexicon, text: string): OrderDraft | undefined {
  const unit = unitAt(lexicon, text, 0);
  if (unit === undefined) return undefined;
  const verb = endOfUnit(text, 0) + 1;
  switch (text.charCodeAt(verb) | SMALL) {
    case H:
      return text.charCodeAt(verb - 1) === BLANK && text.length === verb + 1 ? { kind: 'hold', unit } : undefined;
    case ARROW:
      return move(lexicon, text, unit, verb);
    case S:
    case C:
      return help(lexicon, text, unit, verb);
    default:
      return undefined;
  }
}

/** Codes of characters. `| SMALL` makes a letter small, and leaves "-" as it is. */
const SMALL = 32;
const A = 97;
const C = 99;
const F = 102;
const H = 104;
const S = 115;
const ARROW = 45;
const BLANK = 32;
const SLASH = 47;

const VIA = ' via convoy';

function move(lexicon: OrderLexicon, text: string, unit: NamedUnit, verb: number): OrderDraft | undefined {
  const to = targetAt(lexicon, text, verb);
  if (to === undefined) return undefined;
  const end = endOfPlace(text, verb + 2);
  if (text.length === end) return { kind: 'move', unit, to, viaConvoy: false };
  return text.length === end + VIA.length && text.endsWith(VIA) ? { kind: 'move', unit, to, viaConvoy: true } : undefined;
}

/** A support or a convoy. */
function help(lexicon: OrderLexicon, text: string, unit: NamedUnit, verb: number): OrderDraft | undefined {
  if (!isWord(text, verb)) return undefined;
  const of = unitAt(lexicon, text, verb + 2);
  if (of === undefined) return undefined;
  const end = endOfUnit(text, verb + 2);
  const isSupport = (text.charCodeAt(verb) | SMALL) === S;
  if (text.length === end) return isSupport ? { kind: 'support', unit, of, to: undefined } : undefined;
  const to = text.charCodeAt(end + 1) === ARROW ? targetAt(lexicon, text, end + 1) : undefined;
  if (to === undefined || text.length !== endOfPlace(text, end + 3)) return undefined;
  return isSupport ? { kind: 'support', unit, of, to } : { kind: 'convoy', unit, of, to };
}

/** Whether a single sign is a word of its own, with a word after it. */
const isWord = (text: string, at: number): boolean => text.charCodeAt(at - 1) === BLANK && text.charCodeAt(at + 1) === BLANK;

/** The place after an arrow. */
const targetAt = (lexicon: OrderLexicon, text: string, arrow: number): NamedPlace | undefined =>
  isWord(text, arrow) ? placeAt(lexicon, text, arrow + 2) : undefined;

function unitAt(lexicon: OrderLexicon, text: string, start: number): NamedUnit | undefined {
  const letter = text.charCodeAt(start) | SMALL;
  if ((letter !== A && letter !== F) || text.charCodeAt(start + 1) !== BLANK) return undefined;
  const at = placeAt(lexicon, text, start + 2);
  return at && { type: letter === A ? 'A' : 'F', at };
}

/** The place that three letters name, and nothing else, with its coast: "bul", "bul/ec". */
function placeAt(lexicon: OrderLexicon, text: string, start: number): NamedPlace | undefined {
  const word = shortWord(lexicon, text, start, start + 3);
  if (word?.place?.ok !== true || word.phrases !== undefined) return undefined;
  const { value } = word.place;
  if (!isSlash(text, start + 3)) return value;
  return value.coasts.find(({ coast }) => coast !== undefined && text.startsWith(coast, start + 4));
}

/** The length is asked first: V8 throws away what it compiled when a text is read beyond its end. */
const isSlash = (text: string, at: number): boolean => at < text.length && text.charCodeAt(at) === SLASH;
const endOfPlace = (text: string, start: number): number => start + (isSlash(text, start + 3) ? 6 : 3);
const endOfUnit = (text: string, start: number): number => endOfPlace(text, start + 2);
