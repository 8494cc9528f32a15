import type { SeatId } from '../../games/game.js';
import { absenceOf } from '../absence/absence.js';
import type { MatchId, UserId } from '../match.js';
import { wantsMessages } from '../people/settings.js';
import type { Content, House } from '../ports.js';
import { record } from '../record.js';
import { type Table, tableOf } from '../table.js';
import { missingSeats } from '../time/missing.js';
import { whereItBroke } from '../whereItBroke.js';
import { momentsOfUser, scheduleReminder, whoIsReminded } from './scheduleReminder.js';

/** Reminds whoever is to be reminded now; says in how many matches it looked. */
export function sendReminders(house: House): number {
  const due = house.store.remindersDue(house.now());
  for (const one of due) remindOf(house, one);
  return due.length;
}

/** Reminds those of one match. A match that fails holds up no other. */
export function remindOf(house: House, { match, number }: { readonly match: MatchId; readonly number: number }): void {
  try {
    record(house, () => {
      const table = tableOf(house, match);
      if (!table.ok || table.value.phase.number !== number) return;
      for (const seat of missingSeats(house, table.value)) remind(house, table.value, seat);
      scheduleReminder(house, table.value);
    });
  } catch (error) {
    house.log.error({ match, phase: number, ...whereItBroke(error) }, 'reminders could not be queued');
  }
}

function remind(house: House, table: Table, seat: SeatId): void {
  for (const user of whoIsReminded(house, table, seat)) remindOne(house, table, { seat, user });
}

/** Of several moments that have passed only the last counts; each is told once. */
function remindOne(house: House, table: Table, { seat, user }: { readonly seat: SeatId; readonly user: UserId }): void {
  const { match, phase } = table;
  const moment = momentsOfUser(house, table, user).findLast(one => one <= house.now());
  if (moment === undefined || !wantsMessages(house, user) || isAwayHimself(house, table, seat, user)) return;
  const slot = ['reminder', phase.number, seat, moment, ...(match.plan.anonymous ? [user] : [])].join(':');
  if (house.store.lastQueued(match.id, slot)) return;
  house.store.queue({ match: match.id, to: { user }, slot, content: { kind: 'reminder', phase: phase.number, seat } }, house.now());
}

/** Who is away is not reminded; who stands in for him is. */
const isAwayHimself = (house: House, table: Table, seat: SeatId, user: UserId): boolean =>
  absenceOf(house, table, seat) !== undefined && table.sittings.some(one => one.seat === seat && one.user === user);

/** Whether a reminder has nothing to remind of any more: the orders are in, the phase is over, or he no longer orders for that seat. */
export function isReminderOutdated(house: House, match: MatchId, { phase, seat }: Reminder, user: UserId): boolean {
  const table = tableOf(house, match);
  if (!table.ok || table.value.phase.number !== phase) return true;
  return !whoIsReminded(house, table.value, seat).includes(user) || !missingSeats(house, table.value).includes(seat);
}
type Reminder = Extract<Content, { kind: 'reminder' }>;
