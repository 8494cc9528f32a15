import type { SeatId } from '../../games/game.js';
import { decide } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import { whereItBroke } from '../context/whereItBroke.js';
import { queueToUser } from '../messages/queueing.js';
import { isAwayPlayer } from '../model/absence.js';
import type { Content } from '../model/content.js';
import type { MatchId, UserId } from '../model/match.js';
import { wantsMessages, wantsQuiet } from '../model/people.js';
import type { SentReminder } from '../model/snapshot.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import { type MatchInPlay, matchInPlay } from '../read/matchInPlay.js';
import { missingSeats } from '../read/missing.js';
import { momentsOfUser, scheduleReminder, whoIsReminded } from './scheduleReminder.js';

/** Queues all reminders that are due. Returns in how many matches it looked. */
export async function sendReminders(hosting: HostingContext): Promise<number> {
  const due = await hosting.store.matches.remindersDue(hosting.now());
  for (const one of due) await remindOf(hosting, one);
  return due.length;
}

/** Queues the reminders of one match that are due. A match that fails affects no other. */
export async function remindOf(
  hosting: HostingContext,
  { match, number }: { readonly match: MatchId; readonly number: number },
): Promise<void> {
  try {
    await decide(hosting, match, tx => {
      const current = matchInPlay(tx);
      if (!current.ok || current.value.phase.number !== number) return;
      for (const seat of missingSeats(tx, current.value)) remind(tx, current.value, seat);
      scheduleReminder(tx, current.value);
    });
  } catch (error) {
    hosting.log.error({ match, phase: number, ...whereItBroke(error) }, 'reminders could not be queued');
  }
}

function remind(tx: MatchTransaction, current: MatchInPlay, seat: SeatId): void {
  for (const user of whoIsReminded(tx, current, seat)) remindOne(tx, current, { seat, user });
}

/** Reminds one user. Of several reminder times that have passed only the last counts, and each is used once. */
function remindOne(tx: MatchTransaction, current: MatchInPlay, { seat, user }: { readonly seat: SeatId; readonly user: UserId }): void {
  const { match, phase } = current;
  const moment = momentsOfUser(tx, current, user).findLast(one => one <= tx.now);
  if (moment === undefined || !wantsMessages(tx, user) || wantsQuiet(tx, user) || isAwayPlayer(tx, seat, user)) return;
  const reminder: SentReminder = { phase: phase.number, seat, moment, ...(match.plan.anonymous && { user }) };
  if (tx.facts.reminders.some(one => isSame(one, reminder))) return;
  tx.put({ reminders: [...tx.facts.reminders, reminder] });
  queueToUser(tx, user, `reminder:${phase.number}:${seat}:${moment}`, { kind: 'reminder', phase: phase.number, seat });
}

const isSame = (one: SentReminder, { phase, seat, moment, user }: SentReminder): boolean =>
  one.phase === phase && one.seat === seat && one.moment === moment && one.user === user;

/** Whether a reminder is outdated: the orders are in, the phase is over, or the user no longer orders for that seat. */
export function isReminderOutdated(m: MatchReader, { phase, seat }: Reminder, user: UserId): boolean {
  const current = matchInPlay(m);
  if (!current.ok || current.value.phase.number !== phase) return true;
  return !whoIsReminded(m, current.value, seat).includes(user) || !missingSeats(m, current.value).includes(seat);
}
type Reminder = Extract<Content, { kind: 'reminder' }>;
