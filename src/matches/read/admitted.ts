import { filterInOrder } from '../../lib/inOrder.js';
import type { HostingContext } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import type { Match, UserId } from '../model/match.js';
import { whyNotReliable } from './reliability.js';
import { rematchSeats } from './rematchSeats.js';

/**
 * Why somebody may not play in a match: it is private, or they are not reliable enough for it, or too new. Undefined if they may. Its host may
 * always.
 */
export const whyNotAdmitted = async (hosting: HostingContext, match: Match, user: UserId): Promise<HostingFault | undefined> =>
  (await whyNotInvited(hosting, match, user)) ?? (await whyNotReliable(hosting, match, user));

/**
 * Why somebody may not play in a private match. Undefined if they may: its host, whom they have invited by name, who has one of the roles now,
 * and in a rematch everybody who played before. A role counts when somebody joins, takes a seat or is asked to stand in: who then loses it stays.
 */
export async function whyNotInvited(hosting: HostingContext, match: Match, user: UserId): Promise<HostingFault | undefined> {
  const { plan, guild, host, rematchOf } = match;
  if (!plan.private || user === host || plan.private.users.includes(user)) return undefined;
  if (rematchOf !== undefined && (await rematchSeats(hosting, rematchOf)).has(user)) return undefined;
  const { roles } = plan.private;
  const own = roles.length === 0 ? [] : await hosting.rolesOf?.(guild, user);
  if (own === undefined) return { code: 'roles-unknown' };
  return roles.some(role => own.includes(role)) ? undefined : { code: 'not-invited', roles };
}

/** The matches of one server that the user may know of as something to join: those that are not private, and those they may play in. */
export async function openTo(hosting: HostingContext, matches: readonly Match[], user: UserId): Promise<readonly Match[]> {
  const byRole = matches.find(({ plan }) => (plan.private?.roles.length ?? 0) > 0);
  const own = byRole && (await hosting.rolesOf?.(byRole.guild, user));
  const asked: HostingContext = { ...hosting, rolesOf: async () => own };
  return await filterInOrder(matches, async match => (await whyNotInvited(asked, match, user)) === undefined);
}

/** Whether everybody on the server has one of the roles for which a match is private: @everyone, whose id is that of the server. */
export const isForEverybody = ({ plan, guild }: Pick<Match, 'plan' | 'guild'>): boolean => plan.private?.roles.includes(guild) === true;
