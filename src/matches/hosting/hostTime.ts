import { ok, type Result } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { Match, MatchId, UserId } from '../match.js';
import { pauseMatch } from '../pausing/pauseMatch.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { parseLength } from '../time/parseLength.js';
import { putOff } from '../time/putOff.js';
import { note } from './audit.js';
import { hosted, hostedTable } from './authority.js';

/** The host puts the deadline of the open phase off by a length, as typed; the new one in UTC milliseconds. */
export function extendByHost(house: House, match: MatchId, user: UserId, typed: string): Result<number, HostingFault> {
  return record(house, () => {
    const table = hostedTable(house, match, user);
    if (!table.ok) return table;
    const length = parseLength(typed);
    if (!length.ok) return length;
    const dueAt = Math.max(table.value.phase.dueAt, house.now()) + length.value;
    putOff(house, table.value, dueAt, { notice: 'extended-by-host', seats: [], until: dueAt });
    note(house, match, user, { deed: 'extended', about: { phase: table.value.phase.number, by: length.value } });
    return ok(dueAt);
  });
}

/** The host lets the match stand still; he, or a vote, lets it go on. */
export function pauseByHost(house: House, match: MatchId, user: UserId): Result<Match, HostingFault> {
  return record(house, () => {
    const table = hostedTable(house, match, user);
    const found = hosted(house, match, user);
    if (!table.ok) return table;
    if (!found.ok) return found;
    note(house, match, user, { deed: 'paused' });
    return pauseMatch(house, match, 'host');
  });
}
