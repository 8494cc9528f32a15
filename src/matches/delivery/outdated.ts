import { look } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import type { OutboxRow } from '../context/store.js';
import { isNameless } from '../model/nameless.js';
import { ordersFor, seatHoldersOf } from '../model/people.js';
import { isReminderOutdated } from '../turn/remind.js';

/**
 * Whether a message should not be posted any more. To a user: its reason is gone, they have left the seat it is about, or they were
 * forgotten. To a channel during a pause: it would edit a card that was never posted.
 */
export function isOutdated(hosting: HostingContext, row: OutboxRow): boolean {
  const { match, to, content } = row;
  if (!('user' in to)) return row.evenPaused === true && isCard(row) && hosting.store.outbox.messageIn(row) === undefined;
  const { user } = to;
  if (isNameless(user)) return true;
  const isOver = look(
    hosting,
    match,
    m => {
      if (content.kind === 'reminder') return isReminderOutdated(m, content, user);
      if (content.kind === 'invitation') return m.facts.open?.number !== content.phase;
      if (content.kind === 'dealt') return !seatHoldersOf(m).some(one => one.seat === content.seat && one.user === user);
      return content.kind === 'receipt' && !ordersFor(m, content.seat).includes(user);
    },
    [user],
  );
  return isOver ?? true;
}

const isCard = ({ content: { kind } }: OutboxRow): boolean => kind === 'lobby' || kind === 'table' || kind === 'phase';
