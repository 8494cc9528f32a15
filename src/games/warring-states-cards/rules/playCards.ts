import type { Dynasty } from '../board/dynasties.js';
import { type Card, isAdvisor, isWild, symbolsOf, without } from '../model/battleCards.js';
import type { CardsState } from '../model/cardsState.js';
import type { MoveOf } from '../model/move.js';
import type { MoveFault } from '../model/moveFault.js';
import { previousBright } from '../table/symbolCounts.js';
import { playerOf, withPlayer } from '../table/tablePlayers.js';
import { hasLaidDynasty, laidCard, skillFault, useSkill } from './skills.js';
import { nextInBattle } from './turnOrder.js';

/** Wage battle: whether a bright card matches the previous one. They share a symbol, one of them is wild, or there is no previous one. */
export const matches = (card: Card, previous: Card | undefined): boolean =>
  previous === undefined || isWild(card) || isWild(previous) || symbolsOf(card).some(symbol => symbolsOf(previous).includes(symbol));

/** Wage battle: whether an advisor may be laid with a bright card. Its symbol is on that card, or that card is wild. */
export const accompanies = (advisor: Card, card: Card): boolean =>
  isWild(card) || symbolsOf(advisor).some(symbol => symbolsOf(card).includes(symbol));

export function playFault(state: CardsState, seat: Dynasty, play: MoveOf<'play'>): MoveFault | undefined {
  const { card, advisor, skill } = play;
  const { hand, table } = playerOf(state, seat);
  const previous = previousBright(table);
  if (isAdvisor(card)) return { code: 'not-bright', card };
  if (advisor !== undefined && !isAdvisor(advisor)) return { code: 'not-advisor', card: advisor };
  if (skill && (!state.skills || hasLaidDynasty(table))) return { code: 'no-dynasty-card' };
  if (!without(hand, advisor === undefined ? [card] : [card, advisor])) return { code: 'not-in-hand' };
  if (skill?.of !== 'chu' && !matches(card, previous)) return { code: 'no-match', card, previous };
  if (advisor !== undefined && !accompanies(advisor, card)) return { code: 'advisor-no-match', card, advisor };
  return skillFault(state, seat, play);
}

/** Wage battle: lays a bright card, optionally with an advisor or the dynasty card. */
export function playCards(state: CardsState, seat: Dynasty, play: MoveOf<'play'>): CardsState {
  const { hand, table } = playerOf(state, seat);
  const cards = play.advisor === undefined ? [play.card] : [play.card, play.advisor];
  const laid = { hand: without(hand, cards) ?? [], table: [...table, ...cards.map(laidCard)] };
  const done = useSkill({ ...state, players: withPlayer(state, seat, laid) }, seat, play);
  return { ...done, stage: { kind: 'battle', seat: nextInBattle(done, seat) ?? seat } };
}
