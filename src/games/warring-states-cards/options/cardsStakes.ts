import type { CardsStake } from '../model/cardsStake.js';
import type { CardsState } from '../model/cardsState.js';
import { awaitedIn } from '../rules/awaited.js';
import { claimsOf } from '../table/symbolCounts.js';

/** What is at stake for a seat: in the battle what falling back would claim, then what it has claimed. */
export function stakesOf(state: CardsState, seat: string): readonly CardsStake[] {
  const { stage } = state;
  const awaited = awaitedIn(state).find(one => one === seat);
  if (awaited === undefined) return [];
  if (stage.kind === 'keep') return [{ code: 'shown-cards-leave' }];
  const symbols = stage.kind === 'use' ? stage.left : stage.kind === 'battle' ? claimsOf(state, awaited) : [];
  return symbols.map(symbol => ({ code: 'claim-does', symbol }));
}
