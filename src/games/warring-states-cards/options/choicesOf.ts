import type { Card } from '../model/battleCards.js';
import { differing } from '../model/battleCards.js';

/** Every way to choose one or two of the cards; equal cards are interchangeable. */
export function choicesOf(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  const kinds = differing(cards);
  if (count === 1) return kinds.map(card => [card]);
  return kinds.flatMap((one, i) => [
    ...(cards.indexOf(one) === cards.lastIndexOf(one) ? [] : [[one, one]]),
    ...kinds.slice(i + 1).map(other => [one, other]),
  ]);
}
