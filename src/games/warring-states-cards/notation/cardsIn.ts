import { type Card, cardWith, WILD } from '../model/battleCards.js';
import type { Term } from './terms.js';

/** Every way to read all the terms as a sequence of at most `most` cards. */
export function cardsIn(terms: readonly Term[], most: number): readonly (readonly Card[])[] {
  if (terms.length === 0) return [[]];
  if (most === 0) return [];
  return LENGTHS.flatMap(length => {
    const card = cardOf(terms.slice(0, length), terms[length]);
    return card === undefined ? [] : cardsIn(terms.slice(length), most - 1).map(more => [card, ...more]);
  });
}
/** Words per card: a symbol or a wild; "advisor" and a symbol; three symbols. */
const LENGTHS = [1, 2, 3] as const;

/** The card that all these terms name, unless the next term belongs to it too. */
function cardOf(terms: readonly Term[], next: Term | undefined): Card | undefined {
  if (next?.joint === 'joined') return undefined;
  const [first, second] = terms;
  if (terms.length === 1 && first?.kind === 'wild') return WILD;
  if (terms.length === 2) return first?.kind === 'advisor' && second?.kind === 'symbol' ? second.symbol : undefined;
  if (terms.slice(1).some(term => term.joint === 'apart')) return undefined;
  const symbols = terms.flatMap(term => (term.kind === 'symbol' ? [term.symbol] : []));
  return symbols.length === terms.length ? cardWith(symbols) : undefined;
}
