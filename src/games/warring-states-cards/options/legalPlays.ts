import type { Dynasty } from '../board/dynasties.js';
import { type Card, differing, isAdvisor, without } from '../model/battleCards.js';
import type { CardsState } from '../model/cardsState.js';
import type { MoveOf, Skill } from '../model/move.js';
import { accompanies, matches } from '../rules/playCards.js';
import { hasLaidDynasty, tacticsOf } from '../rules/skills.js';
import { previousBright } from '../table/symbolCounts.js';
import { playerOf } from '../table/tablePlayers.js';

/** Wage battle: every bright card that may be laid, with everything that may be laid with it. */
export const legalPlays = (state: CardsState, seat: Dynasty): readonly MoveOf<'play'>[] =>
  brightCards(state, seat).flatMap(card => playsWith(state, seat, card));

/** The bright cards of a hand that may be laid, without duplicates. */
export function brightCards(state: CardsState, seat: Dynasty): readonly Card[] {
  const { hand, table } = playerOf(state, seat);
  const previous = previousBright(table);
  const isFree = seat === 'chu' && mayUseSkill(state, seat);
  return differing(hand).filter(card => !isAdvisor(card) && (isFree || matches(card, previous)));
}

/** A bright card alone, with each advisor that matches it, and with the dynasty card. */
export function playsWith(state: CardsState, seat: Dynasty, card: Card): readonly MoveOf<'play'>[] {
  const { hand, table } = playerOf(state, seat);
  const isMatch = matches(card, previousBright(table));
  const advisors = isMatch ? differing(hand).filter(one => isAdvisor(one) && accompanies(one, card)) : [];
  const skills = mayUseSkill(state, seat) ? skillsWith(state, seat, card) : [];
  return [
    ...(isMatch ? [{ kind: 'play', card } as const] : []),
    ...advisors.map(advisor => ({ kind: 'play', card, advisor }) as const),
    ...skills.map(skill => ({ kind: 'play', card, skill }) as const),
  ];
}

export const mayUseSkill = (state: CardsState, seat: Dynasty): boolean => state.skills && !hasLaidDynasty(playerOf(state, seat).table);

/** Every way to use the dynasty card with a bright card. */
function skillsWith({ players, row }: CardsState, seat: Dynasty, card: Card): readonly Skill[] {
  const { hand, table } = playerOf({ players }, seat);
  switch (seat) {
    case 'chu':
    case 'jin':
      return [{ of: seat }];
    case 'qi':
      return tacticsOf(card).map(cover => ({ of: 'qi', cover }));
    case 'qin':
      return differing(row).flatMap(take => differing(without(hand, [card]) ?? []).map(give => ({ of: 'qin', take, give }) as const));
    case 'yan':
      return differing([...table.flatMap(laid => ('card' in laid ? [laid.card] : [])), card]).map(take => ({ of: 'yan', take }));
    default:
      return seat satisfies never;
  }
}
