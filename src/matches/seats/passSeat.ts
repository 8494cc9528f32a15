import type { SeatId } from '../../games/game.js';
import type { MatchId, UserId } from '../match.js';
import { seenBy } from '../people/disclosures.js';
import type { House } from '../ports.js';
import type { Table } from '../table.js';
import { PUNCTUAL } from '../time/punctuality.js';

/**
 * Whether somebody knows what others plan in a match: he has sat in it or in one it goes on from, has stood in there for the player of another
 * seat, or was shown something as a host.
 */
export const hasAHandIn = (house: House, match: MatchId, user: UserId, seat: SeatId): boolean =>
  seenBy(house.store, match, user).some(seen => seen.as !== 'substitute' || seen.seat !== seat);

/**
 * A seat passes to somebody else, with what it has on file; nobody: it has no player. What its player said for himself does not pass: his
 * answers to votes, that he is ready, who stands in for him, how he kept his deadlines. Within a transaction.
 */
export function passSeat(house: House, { match, phase }: Pick<Table, 'match' | 'phase'>, seat: SeatId, to: UserId | undefined): void {
  const { store } = house;
  store.sit(match.id, seat, to, house.now());
  store.dismiss(match.id, seat, house.now());
  if (to === undefined) return;
  store.savePunctuality(match.id, seat, PUNCTUAL);
  store.forgetBallotsOf(match.id, phase.number, seat);
  const isReady = store.submissions(match.id, phase.number).some(one => one.seat === seat && one.ready);
  if (isReady) store.setReady(match.id, phase.number, seat, false);
}
