import { ok, type Result, refuse } from '../../../lib/result.js';
import { parseDay } from '../../calendar/parseDay.js';
import { decideEach } from '../../context/decideEach.js';
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
  /** As typed. Undefined: from now on. */
  readonly from?: string;
  readonly until: string;
}

/**
 * Announces a user's absence: meanwhile they are not reminded, missed turns do not cost them their seats, and each phase waits for them
 * once, up to three days. The channels of their running matches are told, but not those of anonymous ones, where the same times would
 * identify them: there a notice says only that a phase waits for somebody, when it does. Days are in the user's time zone.
 */
export async function goAway(hosting: HostingContext, { user, from, until }: Going): Promise<Result<Absence, HostingFault>> {
  const here = { zone: (await hosting.store.users.settings(user)).zone ?? 'UTC', now: hosting.now() };
  const first = from === undefined ? ok(here.now) : parseDay(from, 'first', here);
  if (!first.ok) return first;
  const last = parseDay(until, 'end', here);
  if (!last.ok) return last;
  const away = { from: first.value, until: last.value };
  if (away.until <= Math.max(away.from, here.now) || away.until - here.now > MOST) return refuse({ code: 'absence-unlikely' });
  await changeSettings(hosting, user, { away });
  const ids = (await hosting.store.matches.find({ user, statuses: ['running'] })).map(({ id }) => id);
  await decideEach(hosting, ids, tx => tell(tx, user, away), 'an absence could not be announced');
  return ok(away);
}

function tell(tx: MatchTransaction, user: UserId, { from, until }: Absence): void {
  const taken = takenSeat(tx, user);
  if (!taken.ok || tx.facts.match.plan.anonymous) return;
  const { current, seat } = taken.value;
  const isGone = from <= tx.now;
  queueNotice(tx, current.phase, { notice: 'away', seats: [seat.id], until, ...(!isGone && { from }) });
}

/** Ends or cancels a user's absence. */
export const comeBack = async (hosting: HostingContext, user: UserId): Promise<void> =>
  void (await changeSettings(hosting, user, { away: undefined }));
