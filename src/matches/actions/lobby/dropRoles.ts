import { decideEach } from '../../context/decideEach.js';
import type { HostingContext } from '../../context/ports.js';
import { queueLobby } from '../../messages/cards.js';
import { queueToUser } from '../../messages/queueing.js';
import type { Match } from '../../model/match.js';
import type { MatchTransaction } from '../../model/transaction.js';

/**
 * Takes roles that no longer exist on a server out of its private matches, which stay private: then only the other roles and the people invited
 * by name may play. Their hosts are told. Throws if the records were away for one of them.
 */
export async function dropRoles(hosting: HostingContext, guild: string, exists: (role: string) => boolean): Promise<void> {
  const all = await hosting.store.matches.find({ guild, statuses: ['lobby', 'running', 'paused'] });
  const lacking = ({ plan }: Match): boolean => plan.private?.roles.some(role => !exists(role)) === true;
  const ids = all.filter(lacking).map(({ id }) => id);
  const away = await decideEach(hosting, ids, tx => drop(tx, exists), 'a deleted role could not be taken out of a private match');
  if (away) throw away;
}

function drop(tx: MatchTransaction, exists: (role: string) => boolean): void {
  const { match, open } = tx.facts;
  const { private: guests } = match.plan;
  if (!guests || match.status === 'ended') return;
  const roles = guests.roles.filter(exists);
  if (roles.length === guests.roles.length) return;
  tx.put({ match: { ...match, plan: { ...match.plan, private: { ...guests, roles } } } });
  if (!open) queueLobby(tx);
  queueToUser(tx, match.host, 'role-deleted', { kind: 'role-deleted', roles: roles.length, lobby: !open });
}
