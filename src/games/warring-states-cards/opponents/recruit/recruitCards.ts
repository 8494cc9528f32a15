import type { Random } from '../../../../lib/random.js';
import { type Card, differing, isAdvisor, isWild } from '../../model/battleCards.js';
import { accompanies, matches } from '../../rules/playCards.js';
import { worthiest } from './worthiest.js';

/** How well a card fits a hand: the number of cards it can be laid with. */
function worthAmong(card: Card, hand: readonly Card[]): number {
  if (isWild(card)) return hand.length;
  const fits = isAdvisor(card)
    ? (other: Card): boolean => !isAdvisor(other) && accompanies(card, other)
    : (other: Card): boolean => !isAdvisor(other) && matches(card, other);
  return hand.filter(fits).length;
}

/** The two cards of a hand that fit its other cards least. */
export function worstTwo(hand: readonly Card[], random: Random): readonly Card[] {
  const worths = hand.map(card => ({ card, worth: worthAmong(card, hand) + random() }));
  return worths
    .sort((a, b) => a.worth - b.worth)
    .slice(0, 2)
    .map(({ card }) => card);
}

/** The cards of a row that fit a hand best. */
export function bestOf(row: readonly Card[], hand: readonly Card[], count: number, random: Random): readonly Card[] {
  const worths = row.map(card => ({ card, worth: worthAmong(card, hand) + random() }));
  return worths
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ card }) => card);
}

export const bestCard = (row: readonly Card[], hand: readonly Card[], random: Random): Card | undefined =>
  worthiest(differing(row), random, card => worthAmong(card, hand));
