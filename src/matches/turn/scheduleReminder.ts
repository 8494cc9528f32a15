import type { SeatId } from '../../games/game.js';
import { decideEach } from '../context/decideEach.js';
import type { HostingContext } from '../context/ports.js';
import type { UserId } from '../model/match.js';
import { momentsFor } from '../model/moments.js';
import { settingsOf, substitutesNow } from '../model/people.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import { type MatchInPlay, matchInPlay, openPhaseOf } from '../read/matchInPlay.js';

/** Schedules the next reminder of the open phase, if any is left. */
export function scheduleReminder(tx: MatchTransaction, current: MatchInPlay): void {
  const ahead = current.name.awaits.flatMap(seat => momentsOf(tx, current, seat)).filter(moment => moment > tx.now);
  const remindAt = ahead.length > 0 ? Math.min(...ahead) : undefined;
  const open = openPhaseOf(tx);
  if (open.remindAt !== remindAt) tx.put({ open: { ...open, remindAt } });
}

/** All reminder times of a seat in the open phase, UTC ms, past ones included. */
function momentsOf(m: MatchReader, current: MatchInPlay, seat: SeatId): readonly number[] {
  return whoIsReminded(m, current, seat).flatMap(user => momentsOfUser(m, current, user));
}

export const momentsOfUser = (m: MatchReader, { phase }: Pick<MatchInPlay, 'phase'>, user: UserId): readonly number[] =>
  momentsFor(settingsOf(m, user), phase);

/**
 * Who is reminded for a seat: its substitute, otherwise its player. In an anonymous match both: a player who got no reminder would know
 * that the chosen person may be a substitute, and so does not play.
 */
export function whoIsReminded(
  m: MatchReader,
  { match, seatHolders }: Pick<MatchInPlay, 'match' | 'seatHolders'>,
  seat: SeatId,
): readonly UserId[] {
  const substitute = substitutesNow(m).find(one => one.seat === seat)?.user;
  const player = seatHolders.find(one => one.seat === seat)?.user;
  const both = [substitute, player].flatMap(user => user ?? []);
  return match.plan.anonymous ? both : both.slice(0, 1);
}

/** Reschedules the reminders in all running matches of a user whose settings have changed, one after the other. */
export async function rescheduleReminders(hosting: HostingContext, user: UserId): Promise<void> {
  const work = (tx: MatchTransaction): void => {
    const current = matchInPlay(tx);
    if (current.ok) scheduleReminder(tx, current.value);
  };
  const ids = (await hosting.store.matches.find({ user, statuses: ['running'] })).map(({ id }) => id);
  await decideEach(hosting, ids, work, 'reminders could not be rescheduled');
}
