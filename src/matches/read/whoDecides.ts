import type { SeatId } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { Capacity, Match, UserId } from '../model/match.js';
import type { MatchReader } from '../model/transaction.js';
import { isPlayer } from './authority.js';
import { seenBy } from './disclosures.js';
import { hasAHandIn } from './passSeat.js';

/** What is to be decided: that the open phase closes early, who plays a seat, or a battle between the players of some seats. */
export type Matter = { readonly kind: 'phase' | 'seat' } | { readonly kind: 'battle'; readonly parties: readonly SeatId[] };

export interface Deciders {
  /** The host has no hand in it. */
  readonly host: boolean;
  /**
   * Others decide it: the arbiter, more than half of the other powers, or whoever manages the server and has no hand in the match. In an
   * anonymous match they always may: otherwise what they may do would tell whether the host plays.
   */
  readonly others: boolean;
  readonly arbiter: UserId | undefined;
}

/** Who decides something about a match. A host who plays, or has played, leaves it to others; a battle only if it is, or was, one of his own seats'. */
export function whoDecides(m: MatchReader, matter: Matter): Deciders {
  const { host, arbiter, plan } = m.facts.match;
  const isOwn = matter.kind === 'battle' ? isParty(m, matter.parties) : isPlayer(m, host);
  return { host: !isOwn, others: isOwn || plan.anonymous === true, arbiter };
}

/** Whether the host has sat on one of the seats, or has stood in for its player. Who played and was forgotten may have sat on any. */
function isParty(m: MatchReader, parties: readonly SeatId[]): boolean {
  const { match, seatHistory } = m.facts;
  const own = seatHistory.filter(({ user }) => user === match.host);
  const seen = seenBy(m, match.host);
  if (own.length === 0 && seen.some(({ as }) => as === 'player')) return true;
  return [...own, ...seen.filter(({ as }) => as === 'substitute')].some(({ seat }) => parties.includes(seat));
}

/** Somebody who wants to decide, and whether Discord says that he manages the match's server. */
export interface Asker {
  readonly user: UserId;
  readonly isAdmin?: boolean;
}

/** In what capacity somebody may decide a matter. */
export function mayDecide(m: MatchReader, { user, isAdmin = false }: Asker, matter: Matter): Result<Capacity, HostingFault> {
  const { match } = m.facts;
  const { host, others, arbiter } = whoDecides(m, matter);
  if (user === match.host) return host ? ok('host') : refuse({ code: 'others-decide' });
  if (!others || (user !== arbiter && !isAdmin)) return refuse({ code: 'not-host' });
  if (!isNeutral(m, user)) return refuse({ code: 'others-decide' });
  return ok(capacityOf(match, user));
}

/** In what capacity somebody decides who may: who is neither host nor arbiter manages the server. */
export const capacityOf = ({ host, arbiter }: Match, user: UserId): Capacity =>
  user === host ? 'host' : user === arbiter ? 'arbiter' : 'admin';

/** Whether somebody has no hand in a match: he neither plays, nor has played, nor has ordered for anybody, nor knows what others planned. */
export const isNeutral = (m: MatchReader, user: UserId): boolean => !isPlayer(m, user) && !hasAHandIn(m, user, NO_SEAT);
/** Standing in for the player of any seat is having a hand in the match. */
const NO_SEAT = '';
