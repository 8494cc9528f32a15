import { ok, type Result } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { Match, MatchId, UserId } from '../match.js';
import { queueToChannel } from '../outbox/queueing.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { note } from './audit.js';
import { hosted } from './authority.js';

/** The host says something in the match's channel, as its host. */
export function announce(house: House, match: MatchId, user: UserId, text: string): Result<Match, HostingFault> {
  return record(house, () => {
    const found = hosted(house, match, user);
    if (!found.ok) return found;
    queueToChannel(house, found.value, `announcement:${house.store.notes(match).length}:${house.now()}`, { kind: 'announcement', text });
    note(house, match, user, { deed: 'announced' });
    return ok(found.value);
  });
}
