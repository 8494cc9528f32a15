import { queueToChannel } from '../messages/queueing.js';
import type { MatchTransaction } from '../model/transaction.js';

/** Tells the channel that the host has gone, and that any player may take over: one message each time. */
export function openHostOffer(tx: MatchTransaction): void {
  tx.put({ match: { ...tx.facts.match, hostGoneAt: tx.now } });
  queueToChannel(tx, slotOf(tx.now), { kind: 'host-gone', open: true });
}

/** Closes the offer to take over, if there is one. */
export function closeHostOffer(tx: MatchTransaction): void {
  const { hostGoneAt, ...match } = tx.facts.match;
  if (hostGoneAt === undefined) return;
  tx.put({ match });
  queueToChannel(tx, slotOf(hostGoneAt), { kind: 'host-gone', open: false });
}

const slotOf = (hostGoneAt: number): string => `host-gone:${hostGoneAt}`;
