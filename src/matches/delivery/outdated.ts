import { look } from '../context/decide.js';
import type { House, OutboxRow } from '../context/ports.js';
import { isNameless } from '../model/nameless.js';
import { ordersFor, sittingsOf } from '../model/people.js';
import { isReminderOutdated } from '../turn/remind.js';

/**
 * Whether a message is not to be posted any more. To a user: its reason is gone, or he has left the seat it is about, or nobody is called so. To
 * a channel that takes none: it would edit a card that never was posted.
 */
export function isOutdated(house: House, row: OutboxRow): boolean {
  const { match, to, content } = row;
  if (!('user' in to)) return row.evenPaused === true && isCard(row) && house.store.messageIn(row) === undefined;
  const { user } = to;
  if (isNameless(user)) return true;
  const isOver = look(
    house,
    match,
    m => {
      if (content.kind === 'reminder') return isReminderOutdated(m, content, user);
      if (content.kind === 'invitation') return m.facts.open?.number !== content.phase;
      if (content.kind === 'dealt') return !sittingsOf(m).some(one => one.seat === content.seat && one.user === user);
      return content.kind === 'receipt' && !ordersFor(m, content.seat).includes(user);
    },
    [user],
  );
  return isOver ?? true;
}

const isCard = ({ content: { kind } }: OutboxRow): boolean => kind === 'lobby' || kind === 'table' || kind === 'phase';
