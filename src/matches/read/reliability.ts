import type { HostingContext } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import { DUTIES_COUNTED, NEW_BELOW, type Reliability, reliabilityOf } from '../model/duty.js';
import type { Match, UserId } from '../model/match.js';

/** How reliable somebody has been on a server. */
export const reliabilityIn = async (hosting: HostingContext, guild: string, user: UserId): Promise<Reliability> =>
  reliabilityOf(await hosting.store.users.duties(user, guild, DUTIES_COUNTED));

/** Why somebody is not reliable enough for a match, or too new. Undefined if they may play. Its host may always. */
export async function whyNotReliable(hosting: HostingContext, match: Match, user: UserId): Promise<HostingFault | undefined> {
  const { reliability: needed, newcomers } = match.plan;
  if (needed === undefined || user === match.host) return undefined;
  const { word, percent } = await reliabilityIn(hosting, match.guild, user);
  if (word === 'new') return newcomers ? undefined : { code: 'newcomer', turns: NEW_BELOW };
  return percent >= needed ? undefined : { code: 'not-reliable', needed, percent };
}
