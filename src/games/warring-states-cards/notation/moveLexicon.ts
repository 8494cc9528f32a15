import { memoiseByObject } from '../../../lib/memoise.js';
import { unaccented } from '../../../lib/unaccented.js';
import type { CardsBoard, StateId, StrongholdId } from '../board/cardsBoard.js';
import type { Dynasty } from '../board/dynasties.js';
import type { CardSymbol } from '../model/battleCards.js';

export type Verb = 'show' | 'start' | 'state' | 'play' | 'fall-back' | 'dynasty' | 'cover' | 'swap' | 'for' | 'take' | 'draw';

/** The meaning of a word in a typed move. */
export type WordMeaning =
  | { readonly kind: 'symbol'; readonly symbol: CardSymbol }
  | { readonly kind: 'wild' }
  | { readonly kind: 'advisor' }
  | { readonly kind: 'verb'; readonly verb: Verb }
  | { readonly kind: 'seat'; readonly seat: Dynasty }
  | { readonly kind: 'state'; readonly state: StateId }
  | { readonly kind: 'hold'; readonly hold: StrongholdId };

/** The words for each symbol, English and French, without accents. */
const SYMBOL_WORDS: Readonly<Record<CardSymbol, string>> = {
  Infantry: 'infantry inf infanterie',
  Chariot: 'chariot chariots char chars',
  Cavalry: 'cavalry cav cavalerie',
  Crossbow: 'crossbow crossbows xbow arbalete arbaletes arb',
  Spy: 'spy spies espion espions',
  Fire: 'fire feu',
  Forest: 'forest foret',
  Mountain: 'mountain mountains montagne montagnes',
  Wind: 'wind vent',
};
const VERB_WORDS: Readonly<Record<Verb, string>> = {
  show: 'show reveal montrer montre reveler',
  start: 'start starts depart commence',
  state: 'state etat',
  play: 'play lay jouer joue jouez poser pose',
  'fall-back': 'fall fallback replier replie repli',
  dynasty: 'dynasty dynastie',
  cover: 'cover couvrir couvre',
  swap: 'swap exchange echanger echange',
  for: 'for contre pour',
  take: 'take takes prendre prends reprendre reprends',
  draw: 'draw draws piocher pioche',
};
/** Words without meaning, and words that separate like a comma. */
const SILENT = new Set(
  'i my a an the with of from on in at back use card cards army armies je j me m mon ma mes le la les l un une du de des d au aux avec sur dans se me carte cartes armee armees utiliser stronghold place forte depuis'.split(
    ' ',
  ),
);
const SEPARATORS = new Set('and to et vers'.split(' '));

export const isSilent = (word: string): boolean => SILENT.has(word);
export const isSeparator = (word: string): boolean => SEPARATORS.has(word);

export type MoveLexicon = ReadonlyMap<string, WordMeaning>;

/** Every word a move on this board may have; built once per board. */
export const moveLexiconOf = memoiseByObject((board: CardsBoard): MoveLexicon => {
  const { dynasties, states } = board.file;
  return new Map<string, WordMeaning>([
    ...worded(SYMBOL_WORDS).map(([word, symbol]): [string, WordMeaning] => [word, { kind: 'symbol', symbol }]),
    ...worded(VERB_WORDS).map(([word, verb]): [string, WordMeaning] => [word, { kind: 'verb', verb }]),
    ...['wild', 'wilds', 'joker', 'jokers'].map((word): [string, WordMeaning] => [word, { kind: 'wild' }]),
    ...['advisor', 'advisors', 'conseiller', 'conseillers'].map((word): [string, WordMeaning] => [word, { kind: 'advisor' }]),
    ...dynasties.flatMap(({ id, name, hanzi }) =>
      [id, name.en, name.fr, hanzi].map((word): [string, WordMeaning] => [unaccented(word), { kind: 'seat', seat: id }]),
    ),
    ...states.flatMap(({ id, name, hanzi }) =>
      [id, name.en, name.fr, hanzi].map((word): [string, WordMeaning] => [unaccented(word), { kind: 'state', state: id }]),
    ),
    ...board.holds.map((hold): [string, WordMeaning] => [hold, { kind: 'hold', hold }]),
  ]);
});

/** Splits the words of each key into pairs of word and key. */
function worded<Key extends string>(words: Readonly<Record<Key, string>>): readonly (readonly [string, Key])[] {
  const keys = Object.keys(words).filter((key): key is Key => key in words);
  return keys.flatMap(key => words[key].split(' ').map(word => [word, key] as const));
}
