import { decide, look } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostCheck, Match, UserId } from '../../model/match.js';
import { note } from '../../model/matchLog.js';
import type { MatchReader, MatchTransaction } from '../../model/transaction.js';
import { answerableUntil, tellQuestion } from '../../turn/hostQuestion.js';

/** Minimum time between two such questions, ms. */
const AGAIN = 24 * 60 * 60 * 1000;

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
  tellQuestion(tx, check, 'open');
  return check;
}

/** Counts anything the host does in the match as an answer. */
export async function hostHeard(hosting: HostingContext, { id, host }: Match, user: UserId): Promise<void> {
  if (host !== user || !(await look(hosting, id, isAsked))) return;
  await decide(hosting, id, tx => {
    const { match, hostCheck } = tx.facts;
    if (match.host !== user || !hostCheck || !isAsked(tx)) return;
    tx.put({ hostCheck: { ...hostCheck, answeredAt: tx.now } });
    tellQuestion(tx, hostCheck, 'answered');
  });
}

const isAsked = ({ facts: { hostCheck } }: MatchReader): boolean => hostCheck !== undefined && hostCheck.answeredAt === undefined;
