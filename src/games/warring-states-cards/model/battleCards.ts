import { z } from 'zod';

/** The two kinds of symbol, in the order in which they are written. */
export const TACTICS = ['Infantry', 'Chariot', 'Cavalry', 'Crossbow', 'Spy'] as const;
export const STRATEGIES = ['Fire', 'Forest', 'Mountain', 'Wind'] as const;
/** Each symbol has one battlefield card. */
export const SYMBOLS = [...TACTICS, ...STRATEGIES] as const;
export const WILD = 'Wild';

export type Tactic = (typeof TACTICS)[number];
export type Strategy = (typeof STRATEGIES)[number];
export type CardSymbol = (typeof SYMBOLS)[number];

/** A bright card by its strategy and its two tactics, "Fire/Chariot/Cavalry"; an advisor by its symbol; a wild. */
export type Card = `${Strategy}/${Tactic}/${Tactic}` | CardSymbol | typeof WILD;

const BRIGHT = STRATEGIES.flatMap(strategy =>
  TACTICS.flatMap((one, i) =>
    TACTICS.slice(i + 1).map(other => ({ card: `${strategy}/${one}/${other}` as const, symbols: [strategy, one, other] })),
  ),
);
const COPIES = { bright: 2, advisor: 3, wild: 5 } as const;

/** The symbols of each card: three on a bright card, one on an advisor, none on a wild. */
const FACES: ReadonlyMap<string, readonly CardSymbol[]> = new Map<Card, readonly CardSymbol[]>([
  ...BRIGHT.map(({ card, symbols }) => [card, symbols] as const),
  ...SYMBOLS.map(symbol => [symbol, [symbol]] as const),
  [WILD, []],
]);

const PLACES = new Map([...FACES].map(([card, symbols]) => [card, symbols.map(symbol => SYMBOLS.indexOf(symbol))]));

/** The fifty different cards. */
export const CARDS: readonly Card[] = [...BRIGHT.map(({ card }) => card), ...SYMBOLS, WILD];

/** The indexes of a card's symbols in `SYMBOLS`. */
export const placesOf = (card: Card): readonly number[] => PLACES.get(card) ?? [];
export const symbolsOf = (card: Card): readonly CardSymbol[] => FACES.get(card) ?? [];
export const isWild = (card: Card): boolean => card === WILD;
export const isAdvisor = (card: Card): boolean => symbolsOf(card).length === 1;

/** The number of copies of a card in the deck. */
export const copiesOf = (card: Card): number => (isWild(card) ? COPIES.wild : isAdvisor(card) ? COPIES.advisor : COPIES.bright);

/** All 112 cards, in the order before the first shuffle. */
export const WHOLE_DECK: readonly Card[] = CARDS.flatMap(card => Array.from({ length: copiesOf(card) }, () => card));

/** The card with these symbols, in any order. Undefined if there is none. */
export const cardWith = (symbols: readonly CardSymbol[]): Card | undefined => BY_SYMBOLS.get(keyOf(symbols));
const keyOf = (symbols: readonly CardSymbol[]): string => [...symbols].sort().join('/');
const BY_SYMBOLS: ReadonlyMap<string, Card> = new Map(CARDS.filter(card => !isWild(card)).map(card => [keyOf(symbolsOf(card)), card]));

/** The cards without the first copy of each named one. Undefined if one is missing. */
export function without(cards: readonly Card[], named: readonly Card[]): readonly Card[] | undefined {
  const left = [...cards];
  for (const card of named) {
    const at = left.indexOf(card);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** The cards without duplicates, in the order of their first copies. */
export const differing = (cards: readonly Card[]): readonly Card[] => [...new Set(cards)];

export const symbol = z.enum(SYMBOLS);
export const tactic = z.enum(TACTICS);
export const card = z.custom<Card>(value => typeof value === 'string' && FACES.has(value), 'there is no such card');
export const cards = z.array(card).readonly();
