import type { HostCheck, Match, UserId } from '../match.js';
import { queueToChannel } from '../outbox/queueing.js';
import type { Content, House } from '../ports.js';
import { record } from '../record.js';
import { note } from './audit.js';

/** A host who is asked whether he is still there has so long to answer, in milliseconds; and is asked once in so long at most. */
export const SILENCE = 7 * 24 * 60 * 60 * 1000;
const AGAIN = 24 * 60 * 60 * 1000;

export const answerableUntil = ({ since }: HostCheck): number => since + SILENCE;

/** Whether the host of a match was asked, and has done nothing in the match for as long as there was time to answer. */
export function isSilent(house: House, { id }: Match): boolean {
  const check = house.store.hostCheck(id);
  return check !== undefined && check.answeredAt === undefined && house.now() >= answerableUntil(check);
}

/**
 * Somebody who manages the server asks the host of a match whether he is still there: by direct message, and the channel is told. The question
 * as it stands now; undefined: it was answered less than a day after it was put. Within a transaction.
 */
export function askHost(house: House, match: Match, by: UserId): HostCheck | undefined {
  const before = house.store.hostCheck(match.id);
  const isTooSoon = before !== undefined && house.now() - before.last < AGAIN;
  if (isTooSoon) return before.answeredAt === undefined ? before : undefined;
  const isOpen = before !== undefined && before.answeredAt === undefined;
  const check: HostCheck = { since: isOpen ? before.since : house.now(), last: house.now() };
  house.store.saveHostCheck(match.id, check);
  note(house, match.id, by, { deed: 'asked-host', about: { as: 'admin' } });
  tell(house, match, check, 'open');
  return check;
}

/** Whatever the host of a match does in it says that he is there. */
export function hostHeard(house: House, match: Match, user: UserId): void {
  const check = match.host === user ? house.store.hostCheck(match.id) : undefined;
  if (!check || check.answeredAt !== undefined) return;
  record(house, () => {
    house.store.saveHostCheck(match.id, { ...check, answeredAt: house.now() });
    tell(house, match, check, 'answered');
  });
}

/** The match has another host: nobody waits for an answer of the one before. Within a transaction. */
export function endHostCheck(house: House, match: Match): void {
  const check = house.store.hostCheck(match.id);
  if (check && check.answeredAt === undefined) tell(house, match, check, 'over');
  house.store.saveHostCheck(match.id, undefined);
}

/** One message in the channel as long as there is no answer; a direct message each time the host is asked. */
function tell(house: House, match: Match, check: HostCheck, state: Extract<Content, { kind: 'host-asked' }>['state']): void {
  const content: Content = { kind: 'host-asked', state, until: answerableUntil(check) };
  if (state !== 'open' || check.last === check.since) queueToChannel(house, match, `host-asked:${check.since}`, content);
  house.store.queue({ match: match.id, to: { user: match.host }, slot: `host-asked:${check.last}:dm`, content }, house.now());
}
