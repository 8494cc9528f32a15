import { oneByOne } from '../../../lib/breath.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { parseDay } from '../../calendar/parseDay.js';
import { decide } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueNotice } from '../../messages/notices.js';
import type { Absence } from '../../model/absence.js';
import type { UserId } from '../../model/match.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { takenSeat } from '../../read/seatView.js';
import { changeSettings } from './changeSettings.js';

const DAY = 24 * 60 * 60 * 1000;
const MOST = 60 * DAY;

export interface Going {
  readonly user: UserId;
  /** As typed; none: from now on. */
  readonly from?: string;
  readonly until: string;
}

/**
 * Somebody will be away: meanwhile he is not reminded, what he misses does not cost him his seats, and a phase waits for him once,
 * up to three days. The channels of his running matches are told; not those of anonymous ones, where the same times would say who he is: there only
 * that a phase waits for somebody is told, when it does. Days are those of his zone.
 */
export async function goAway(hosting: HostingContext, { user, from, until }: Going): Promise<Result<Absence, HostingFault>> {
  const here = { zone: hosting.store.settings(user).zone ?? 'UTC', now: hosting.now() };
  const first = from === undefined ? ok(here.now) : parseDay(from, 'first', here);
  if (!first.ok) return first;
  const last = parseDay(until, 'end', here);
  if (!last.ok) return last;
  const away = { from: first.value, until: last.value };
  if (away.until <= Math.max(away.from, here.now) || away.until - here.now > MOST) return refuse({ code: 'absence-unlikely' });
  await changeSettings(hosting, user, { away });
  await oneByOne(hosting.store.matchesOf({ user, statuses: ['running'] }), ({ id }) => decide(hosting, id, tx => tell(tx, user, away)));
  return ok(away);
}

function tell(tx: MatchTransaction, user: UserId, { from, until }: Absence): void {
  const taken = takenSeat(tx, user);
  if (!taken.ok || tx.facts.match.plan.anonymous) return;
  const { current, seat } = taken.value;
  const isGone = from <= tx.now;
  queueNotice(tx, current.phase, { notice: 'away', seats: [seat.id], until, ...(!isGone && { from }) });
}

/** He is back, or stays after all. */
export const comeBack = async (hosting: HostingContext, user: UserId): Promise<void> => void (await changeSettings(hosting, user, { away: undefined }));
