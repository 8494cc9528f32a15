import type { HostingContext } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import { DUTIES_COUNTED, NEW_BELOW, type Reliability, reliabilityOf } from '../model/duty.js';
import type { HostingRules } from '../model/hostingRules.js';
import type { Match, UserId } from '../model/match.js';

/** How reliable somebody has been on a server. */
export const reliabilityIn = async (hosting: HostingContext, guild: string, user: UserId): Promise<Reliability> =>
  reliabilityOf(await hosting.store.users.duties(user, guild, DUTIES_COUNTED));

/** Why somebody is not reliable enough for a match, or too new. Undefined if they may play. Its host may always. */
export async function whyNotReliable(hosting: HostingContext, match: Match, user: UserId): Promise<HostingFault | undefined> {
  if (match.plan.reliability === undefined || user === match.host) return undefined;
  return whyNotWelcome(match.plan, await reliabilityIn(hosting, match.guild, user));
}

/**
 * Why somebody as reliable as this may not play under these rules. Undefined if they may. Where newcomers are welcome, somebody new may play who
 * has missed hardly anything; after that, only with the share of turns that is asked of others.
 */
export function whyNotWelcome({ reliability: needed = 0, newcomers }: HostingRules, how: Reliability): HostingFault | undefined {
  const { word, percent } = how;
  if (needed === 0 || (percent >= needed && word !== 'new')) return undefined;
  if (word !== 'new') return { code: 'not-reliable', needed, percent };
  if (!newcomers) return { code: 'newcomer', turns: NEW_BELOW };
  return percent >= needed || isFresh(how) ? undefined : { code: 'not-reliable', needed, percent };
}

/** Whether somebody is new and has missed hardly anything, so that nothing is known of them yet. */
export const isFresh = ({ word, counts }: Reliability): boolean => word === 'new' && counts.missed <= FORGIVEN && counts.left === 0;

/** So many missed turns say nothing of somebody who is new. */
const FORGIVEN = 1;
