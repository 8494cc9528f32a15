import type { OutboxRow, PostedAt } from '../context/store.js';
import { isNameless } from '../model/nameless.js';
import { askedToSubstitute, ordersFor, seatHoldersOf } from '../model/people.js';
import type { MatchReader } from '../model/transaction.js';
import { leftOpen } from '../turn/asking.js';
import { isReminderOutdated } from '../turn/remind.js';

/**
 * Whether a message should not be posted any more. To a user: its reason is gone, a question has been taken back or answered, they have left the seat it is about, or they were
 * forgotten. To a channel during a pause: it would edit a card that was never posted. `m`: its match, with the settings of its reader.
 */
export function isOutdated(m: MatchReader, { to, content, evenPaused }: OutboxRow, posted: PostedAt | undefined): boolean {
  if (!('user' in to)) return evenPaused === true && CARDS.has(content.kind) && posted === undefined;
  const { user } = to;
  if (isNameless(user)) return true;
  if (content.kind === 'reminder') return isReminderOutdated(m, content, user);
  if (content.kind === 'substitute-asked' && posted === undefined)
    return !askedToSubstitute(m, user).some(one => one.seat === content.seat && one.until === content.until);
  if (content.kind === 'seat-asked' && posted === undefined) return content.until <= m.now || !leftOpen(m).includes(content.seat);
  if (content.kind === 'invitation') return m.facts.open?.number !== content.phase;
  if (content.kind === 'dealt' || content.kind === 'fate' || content.kind === 'missed')
    return !seatHoldersOf(m).some(one => one.seat === content.seat && one.user === user);
  if (content.kind !== 'receipt') return false;
  return content.left ? posted === undefined : !ordersFor(m, content.seat).includes(user);
}

const CARDS: ReadonlySet<OutboxRow['content']['kind']> = new Set<OutboxRow['content']['kind']>(['lobby', 'table', 'phase']);
