import { decide, look } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import { queueToChannel, queueToUser } from '../../messages/queueing.js';
import type { Content } from '../../model/content.js';
import type { HostCheck, Match, UserId } from '../../model/match.js';
import { note } from '../../model/matchLog.js';
import type { MatchReader, MatchTransaction } from '../../model/transaction.js';

/** How long a host who is asked whether they are still there has to answer, ms. */
export const SILENCE = 7 * 24 * 60 * 60 * 1000;
/** Minimum time between two such questions, ms. */
const AGAIN = 24 * 60 * 60 * 1000;

export const answerableUntil = ({ since }: HostCheck): number => since + SILENCE;

/** Whether the host was asked, and has done nothing in the match during the time to answer. */
export const isSilent = ({ now, facts: { hostCheck } }: MatchReader): boolean =>
  hostCheck !== undefined && hostCheck.answeredAt === undefined && now >= answerableUntil(hostCheck);

/**
 * Asks the host, for somebody who manages the server, whether they are still there: by direct message, and the channel is told. Returns the
 * current question. Undefined if one from less than a day ago was answered.
 */
export function askHost(tx: MatchTransaction, by: UserId): HostCheck | undefined {
  const before = tx.facts.hostCheck;
  const isTooSoon = before !== undefined && tx.now - before.last < AGAIN;
  if (isTooSoon) return before.answeredAt === undefined ? before : undefined;
  const isOpen = before !== undefined && before.answeredAt === undefined;
  const check: HostCheck = { since: isOpen ? before.since : tx.now, last: tx.now };
  tx.put({ hostCheck: check });
  note(tx, by, { deed: 'asked-host', about: { as: 'admin' } });
  tell(tx, check, 'open');
  return check;
}

/** Counts anything the host does in the match as an answer. */
export async function hostHeard(hosting: HostingContext, { id, host }: Match, user: UserId): Promise<void> {
  if (host !== user || !(await look(hosting, id, isAsked))) return;
  await decide(hosting, id, tx => {
    const { match, hostCheck } = tx.facts;
    if (match.host !== user || !hostCheck || !isAsked(tx)) return;
    tx.put({ hostCheck: { ...hostCheck, answeredAt: tx.now } });
    tell(tx, hostCheck, 'answered');
  });
}

const isAsked = ({ facts: { hostCheck } }: MatchReader): boolean => hostCheck !== undefined && hostCheck.answeredAt === undefined;

/** Ends the question, because the match has another host. */
export function endHostCheck(tx: MatchTransaction): void {
  const { hostCheck } = tx.facts;
  if (hostCheck && hostCheck.answeredAt === undefined) tell(tx, hostCheck, 'over');
  tx.put({ hostCheck: undefined });
}

/** One message in the channel until there is an answer; a direct message each time the host is asked. */
function tell(tx: MatchTransaction, check: HostCheck, state: Extract<Content, { kind: 'host-asked' }>['state']): void {
  const content: Content = { kind: 'host-asked', state, until: answerableUntil(check) };
  if (state !== 'open' || check.last === check.since) queueToChannel(tx, `host-asked:${check.since}`, content);
  queueToUser(tx, tx.facts.match.host, `host-asked:${check.last}:dm`, content);
}
