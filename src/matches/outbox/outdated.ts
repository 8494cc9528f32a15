import { isNameless } from '../people/nameless.js';
import type { House, OutboxRow } from '../ports.js';
import { isReminderOutdated } from '../reminders/remind.js';
import { ordersFor } from './queueing.js';

/** Whether a message to a user is not for him any more: its reason is gone, or he has left the seat it is about, or nobody is called so. */
export function isOutdated(house: House, { match, to, content }: OutboxRow): boolean {
  if (!('user' in to)) return false;
  if (isNameless(to.user)) return true;
  if (content.kind === 'reminder') return isReminderOutdated(house, match, content, to.user);
  if (content.kind === 'invitation') return house.store.openPhase(match)?.number !== content.phase;
  if (content.kind === 'dealt') return !house.store.sittings(match).some(one => one.seat === content.seat && one.user === to.user);
  return content.kind === 'receipt' && !ordersFor(house, match, content.seat).includes(to.user);
}
