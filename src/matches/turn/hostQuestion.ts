import { queueToChannel, queueToUser } from '../messages/queueing.js';
import type { Content } from '../model/content.js';
import type { HostCheck } from '../model/match.js';
import type { MatchTransaction } from '../model/transaction.js';

/** How long a host who is asked whether they are still there has to answer, ms. */
export const SILENCE = 7 * 24 * 60 * 60 * 1000;
export const answerableUntil = ({ since }: HostCheck): number => since + SILENCE;

/** Ends the question, because the match has another host. */
export function endHostCheck(tx: MatchTransaction): void {
  const { hostCheck } = tx.facts;
  if (hostCheck && hostCheck.answeredAt === undefined) tellQuestion(tx, hostCheck, 'over');
  tx.put({ hostCheck: undefined });
}

/** One message in the channel until there is an answer; a direct message each time the host is asked. */
export function tellQuestion(tx: MatchTransaction, check: HostCheck, state: Extract<Content, { kind: 'host-asked' }>['state']): void {
  const content: Content = { kind: 'host-asked', state, until: answerableUntil(check) };
  if (state !== 'open' || check.last === check.since) queueToChannel(tx, `host-asked:${check.since}`, content);
  queueToUser(tx, tx.facts.match.host, `host-asked:${check.last}:dm`, content);
}
