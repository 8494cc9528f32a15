import type { Content } from '../model/content.js';
import type { UserId } from '../model/match.js';
import type { MatchTransaction } from '../model/transaction.js';

/** A message to the match's channel. The one already in that slot is edited. */
export function queueToChannel(tx: MatchTransaction, slot: string, content: Content): void {
  tx.add('messages', { to: { channel: tx.facts.match.channel }, slot, content });
}

/** A direct message. */
export function queueToUser(tx: MatchTransaction, user: UserId, slot: string, content: Content): void {
  tx.add('messages', { to: { user }, slot, content });
}
