import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { matchIn } from '../gameOf.js';
import type { MatchId, MatchPhase, UserId } from '../match.js';
import type { House } from '../ports.js';
import { record } from '../record.js';

/** A spectator is told by direct message when there are results to see; he sees what everybody sees. Watching again ends it. */
export function watch(house: House, id: MatchId, user: UserId): Result<{ readonly watches: boolean }, HostingFault> {
  return record(house, () => {
    const match = matchIn(house, id);
    if (!match.ok) return match;
    if (match.value.status === 'ended') return refuse({ code: 'match-over' });
    const watches = !house.store.watchers(id).includes(user);
    house.store.setWatching(id, user, watches);
    return ok({ watches });
  });
}

/** Tells the spectators that a phase has results. Within a transaction. */
export function tellWatchers(house: House, { match, number }: Pick<MatchPhase, 'match' | 'number'>): void {
  for (const user of house.store.watchers(match))
    house.store.queue({ match, to: { user }, slot: `news:${number}:${user}`, content: { kind: 'news', phase: number } }, house.now());
}
