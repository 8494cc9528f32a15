import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { FiledEdit, Match, MatchId, Tenure, UserId } from '../match.js';
import type { House } from '../ports.js';
import { HOST_SEAT } from '../table.js';

/** An edit that concerns somebody. */
export interface OwnEdit extends FiledEdit {
  /** Who made it, if not he himself. */
  readonly by?: 'host' | 'another';
}

/**
 * Everything a user has sent in himself, in any seat of a match, and everything others sent in for a seat while he sat there, oldest first;
 * of one phase if it is given.
 */
export function ownEdits(house: House, id: MatchId, user: UserId, phase?: number): Result<readonly OwnEdit[], HostingFault> {
  const match = house.store.match(id);
  if (!match) return refuse({ code: 'no-such-match' });
  const tenures = house.store.tenures(id);
  const seats = [...house.store.sittings(id).map(({ seat }) => seat), HOST_SEAT.id];
  const concerns = (seat: string, edit: FiledEdit): boolean =>
    edit.user === user || tenures.some(one => one.seat === seat && one.user === user && isWithin(one, edit.at));
  const all = seats.flatMap(seat => house.store.edits(id, seat).filter(edit => concerns(seat, edit)));
  const asked = all.filter(edit => phase === undefined || edit.phase === phase).sort((a, b) => a.at - b.at);
  return ok(asked.map(edit => (edit.user === user ? edit : { ...edit, by: whoseHand(match, edit) })));
}

const isWithin = ({ since, until = Number.POSITIVE_INFINITY }: Tenure, at: number): boolean => since <= at && at < until;

const whoseHand = ({ host }: Match, { user }: FiledEdit): NonNullable<OwnEdit['by']> => (user === host ? 'host' : 'another');
