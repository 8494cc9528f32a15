import type { Dynasty } from '../board/dynasties.js';
import { type Card, type CardSymbol, isAdvisor, isWild, placesOf, SYMBOLS } from '../model/battleCards.js';
import type { CardsState, Laid } from '../model/cardsState.js';
import { inBattle, playerOf } from './tablePlayers.js';

/** The count of each symbol, in the order of `SYMBOLS`. */
export type SymbolCounts = readonly number[];

const SPY = SYMBOLS.indexOf('Spy');

/**
 * Counts the symbols of laid cards. Each card counts 1 for each of its symbols, advisors included; wilds count nothing; Jin's dynasty card
 * counts 1 Spy; Qi's covers one tactic and doubles the other.
 */
export function countsOf(table: readonly Laid[]): SymbolCounts {
  const counts = nothing();
  for (const laid of table) {
    if ('card' in laid) for (const place of placesOf(laid.card)) add(counts, place, 1);
    else if (laid.dynasty === 'jin') add(counts, SPY, 1);
    else if (laid.covers) {
      add(counts, SYMBOLS.indexOf(laid.covers.covered), -1);
      add(counts, SYMBOLS.indexOf(laid.covers.doubled), 1);
    }
  }
  return counts;
}

/** Two players: counts the symbols of the local resistance. Its wilds count 1 for every symbol. */
function resistanceCounts(cards: readonly Card[]): number[] {
  const counts = nothing();
  for (const card of cards) for (const place of isWild(card) ? SYMBOLS.keys() : placesOf(card)) add(counts, place, 1);
  return counts;
}

const nothing = (): number[] => SYMBOLS.map(() => 0);
const add = (counts: number[], place: number, by: number): void => {
  counts[place] = (counts[place] ?? 0) + by;
};

/** The highest count of each symbol among the other seats in battle and the resistance. */
function rivalCounts(state: CardsState, seat: Dynasty): SymbolCounts {
  const rivals = inBattle(state).filter(rival => rival !== seat);
  const counts = rivals.map(rival => countsOf(playerOf(state, rival).table));
  return counts.reduce((most, one) => most.map((count, i) => Math.max(count, one[i] ?? 0)), resistanceCounts(state.resistance ?? []));
}

/** By how much a seat's count of each symbol exceeds the highest count of its rivals. Negative if it is lower. */
export function leadsOf(state: CardsState, seat: Dynasty): SymbolCounts {
  const rivals = rivalCounts(state, seat);
  return countsOf(playerOf(state, seat).table).map((count, i) => count - (rivals[i] ?? 0));
}

/** Fall back 1: the unclaimed battlefield cards whose symbol the seat counts at least once and more often than any other in battle. */
export function claimsOf(state: CardsState, seat: Dynasty): readonly CardSymbol[] {
  const leads = leadsOf(state, seat);
  return SYMBOLS.filter((symbol, i) => state.claimed[symbol] === undefined && (leads[i] ?? 0) > 0);
}

/** Wage battle: the last bright card still before a seat, which the next one must match. Wilds are bright. Undefined if there is none. */
export function previousBright(table: readonly Laid[]): Card | undefined {
  const bright = table.findLast(laid => 'card' in laid && !isAdvisor(laid.card));
  return bright && 'card' in bright ? bright.card : undefined;
}
