import type { SeatId } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { Capacity, Match, SeatHolder, UserId } from '../model/match.js';
import type { MatchReader } from '../model/transaction.js';
import { isPlayer } from './authority.js';
import { seenBy } from './disclosures.js';
import { hasAHandIn } from './passSeat.js';

/** What is to be decided: whether the open phase closes early, who plays a seat, or a battle between some seats. */
export type Matter = { readonly kind: 'phase' | 'seat' } | { readonly kind: 'battle'; readonly parties: readonly SeatId[] };

export interface Deciders {
  /** Whether the host may decide: they have no part in the matter. */
  readonly host: boolean;
  /**
   * Whether others decide: the arbiter, more than half of the other powers, or somebody who manages the server and has no part in the
   * match. Always true in an anonymous match: otherwise it would reveal whether the host plays.
   */
  readonly others: boolean;
  readonly arbiter: UserId | undefined;
}

/**
 * Who decides a matter. A host who plays, or has played, leaves it to others; a battle only if one of their own seats is, or was, a party.
 */
export function whoDecides(m: MatchReader, matter: Matter): Deciders {
  const { host, arbiter, plan } = m.facts.match;
  const isOwn = matter.kind === 'battle' ? isParty(m, matter.parties) : isPlayer(m, host);
  return { host: !isOwn, others: isOwn || plan.anonymous === true, arbiter };
}

/**
 * Whether the host has held one of the seats, or has been a substitute for one. A user who played and was then forgotten may have held any.
 */
function isParty(m: MatchReader, parties: readonly SeatId[]): boolean {
  const { match, seatHistory } = m.facts;
  const own = seatHistory.filter(({ user }) => user === match.host);
  const seen = seenBy(m, match.host);
  if (own.length === 0 && seen.some(({ as }) => as === 'player')) return true;
  return [...own, ...seen.filter(({ as }) => as === 'substitute')].some(({ seat }) => parties.includes(seat));
}

/**
 * Whether enough people play beside the host that a vote in the host's place can carry, which takes two: always while it is not known who
 * will play. In an anonymous match the host counts as a player, so that it reveals nothing.
 */
export function mayOthersVote({ host, plan }: Match, seatHolders: readonly SeatHolder[]): boolean {
  const others = seatHolders.filter(({ user }) => user !== undefined && (plan.anonymous === true || user !== host));
  return seatHolders.length === 0 || others.length >= (plan.anonymous ? 3 : 2);
}

/** Somebody who wants to decide. `isAdmin`: Discord says that they manage the match's server. */
export interface Asker {
  readonly user: UserId;
  readonly isAdmin?: boolean;
}

/** In what capacity a user may decide a matter. */
export function mayDecide(m: MatchReader, { user, isAdmin = false }: Asker, matter: Matter): Result<Capacity, HostingFault> {
  const { match } = m.facts;
  const { host, others, arbiter } = whoDecides(m, matter);
  if (user === match.host) return host ? ok('host') : refuse({ code: 'others-decide' });
  if (!others || (user !== arbiter && !isAdmin)) return refuse({ code: 'not-host' });
  if (!isNeutral(m, user)) return refuse({ code: 'others-decide' });
  return ok(capacityOf(match, user));
}

/** The capacity of a user who may decide: neither host nor arbiter means that they manage the server. */
export const capacityOf = ({ host, arbiter }: Match, user: UserId): Capacity =>
  user === host ? 'host' : user === arbiter ? 'arbiter' : 'admin';

/** Whether a user has no part in a match: neither plays nor has played, has ordered for nobody, and knows nothing of others' plans. */
export const isNeutral = (m: MatchReader, user: UserId): boolean => !isPlayer(m, user) && !hasAHandIn(m, user, NO_SEAT);
/** Equals no seat, so that having been a substitute for any seat counts. */
const NO_SEAT = '';
