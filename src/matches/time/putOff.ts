import { type Noticed, noticeSlot, queueCard, queueNotice } from '../outbox/queueing.js';
import type { House } from '../ports.js';
import { scheduleReminder } from '../reminders/scheduleReminder.js';
import { type Table, tableAt } from '../table.js';
import { paceOf } from './deadlinesFor.js';
import { lengthIn } from './pace.js';

/** An extension is this part of the phase's length. */
const PART = 2;

export const extensionOf = (house: House, table: Table): number =>
  Math.ceil(lengthIn(paceOf(table.match.deadlines, kindOfTurn(house, table), true)) / PART);

/** Of a phase that goes on with a turn the kind of that with which the turn began: it has that one's deadline, and may have no length. */
function kindOfTurn(house: House, { match, phase, name }: Table): string {
  const before = name.continues ? house.store.phase(match.id, phase.number - 1) : undefined;
  return before ? kindOfTurn(house, tableAt(house, match, before)) : phase.kind;
}

/** The open phase ends at another moment; why is told in the channel. Within a transaction. */
export function putOff(house: House, table: Table, dueAt: number, told: Noticed): void {
  const { match, phase } = table;
  house.store.postponePhase(match.id, phase.number, dueAt);
  scheduleReminder(house, { ...table, phase: { ...phase, dueAt } });
  queueNotice(house, phase, match, told);
  queueCard(house, match, phase.number);
}

/** The same, but only once a phase for a reason; says whether it did. */
export function isPutOffOnce(house: House, table: Table, dueAt: number, told: Noticed): boolean {
  if (house.store.lastQueued(table.match.id, noticeSlot(table.phase, told))) return false;
  putOff(house, table, dueAt, told);
  return true;
}
