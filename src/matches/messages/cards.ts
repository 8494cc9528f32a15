import type { Content } from '../model/content.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import { isToldByRounds } from '../read/toldByRounds.js';
import { queueToChannel } from './queueing.js';

/** Queues the lobby card; without its buttons once the match has left the lobby. */
export const queueLobby = (tx: MatchTransaction): void => queueToChannel(tx, 'lobby', { kind: 'lobby' });

/** Queues the card of a phase; without its buttons once the phase has closed. A game told by rounds has one card table instead. */
export function queueCard(tx: MatchTransaction, phase: number): void {
  const { slot, content } = cardOf(tx, phase);
  queueToChannel(tx, slot, content);
}

export function cardOf(m: MatchReader, phase: number | undefined): { readonly slot: string; readonly content: Content } {
  if (phase === undefined) return { slot: 'lobby', content: { kind: 'lobby' } };
  if (isToldByRounds(m)) return { slot: 'table', content: { kind: 'table', phase } };
  return { slot: `phase:${phase}`, content: { kind: 'phase', phase } };
}

export function queueResults(tx: MatchTransaction, phase: number, skipped: readonly number[]): void {
  queueToChannel(tx, `results:${phase}`, { kind: 'results', phase, skipped });
}

/** Queues parts of a report that have cards of their own, one message each. */
export function queueDetailCards(tx: MatchTransaction, phase: number, leaves: readonly number[]): void {
  for (const leaf of leaves) queueToChannel(tx, `leaf:${phase}:${leaf}`, { kind: 'leaf', phase, leaf });
}
