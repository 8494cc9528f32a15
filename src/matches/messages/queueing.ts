import type { Content } from '../model/content.js';
import type { UserId } from '../model/match.js';
import type { MatchTransaction } from '../model/transaction.js';

/** Queues a message to the match's channel. If the slot already has one, that is edited. */
export function queueToChannel(tx: MatchTransaction, slot: string, content: Content): void {
  tx.add('messages', { to: { channel: tx.facts.match.channel }, slot, content });
}

/** Queues a direct message. If the slot already has one, that is edited. */
export function queueToUser(tx: MatchTransaction, user: UserId, slot: string, content: Content): void {
  tx.add('messages', { to: { user }, slot, content });
}
