import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { Match, MatchId, UserId } from '../match.js';
import { pausingIfBroken } from '../pausing/broken.js';
import { closeTable } from '../phases/closeTable.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { missingSeats } from '../time/missing.js';
import { note } from './audit.js';
import { hostedTable } from './authority.js';

export interface Adjudication {
  readonly match: MatchId;
  readonly user: UserId;
  /** Also when orders are missing. */
  readonly force: boolean;
}

/** The host closes the open phase before its deadline, with what is on file. */
export function adjudicateNow(house: House, asked: Adjudication): Result<Match, HostingFault> {
  const otherwise = refuse({ code: 'match-paused', because: 'broken' } as const);
  return pausingIfBroken<Result<Match, HostingFault>>(house, asked.match, {
    work: () => record(house, () => close(house, asked)),
    otherwise,
  });
}

function close(house: House, { match, user, force }: Adjudication): Result<Match, HostingFault> {
  const table = hostedTable(house, match, user);
  if (!table.ok) return table;
  const missing = missingSeats(house, table.value).length;
  if (missing > 0 && !force) return refuse({ code: 'orders-missing', count: missing });
  note(house, match, user, { deed: 'adjudicated', about: { phase: table.value.phase.number, missing } });
  closeTable(house, table.value, 'host');
  return ok(house.store.match(match) ?? table.value.match);
}
