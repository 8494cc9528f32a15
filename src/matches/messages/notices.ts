import type { SeatId } from '../../games/game.js';
import type { Content, Notice } from '../model/content.js';
import type { Capacity, MatchPhase } from '../model/match.js';
import type { MatchTransaction } from '../model/transaction.js';
import { cardOf } from './cards.js';
import { queueToChannel, queueToUser } from './queueing.js';

/** Queues, for a match that is paused because Discord refused a message, what is still posted: a notice, and its card without buttons. */
export function queueEvenPaused(tx: MatchTransaction): void {
  const to = { channel: tx.facts.match.channel };
  const phase = tx.facts.open;
  const notice: Noticed = { notice: 'paused', seats: [] };
  if (phase)
    tx.add('messages', { to, slot: `${noticeSlot(phase, notice)}:${tx.now}`, content: { kind: 'notice', ...notice }, evenPaused: true });
  tx.add('messages', { to, ...cardOf(tx, phase?.number), evenPaused: true });
}

/** Queues a notice. Repeating it in the same phase adds no message. */
export function queueNotice(tx: MatchTransaction, phase: Pick<MatchPhase, 'number'>, told: Noticed): void {
  queueToChannel(tx, noticeSlot(phase, told), { kind: 'notice', ...told });
}

/** Like `queueNotice`, but as a new message, however often it happened in the phase. */
export function queueNoticeAgain(tx: MatchTransaction, phase: Pick<MatchPhase, 'number'>, told: Noticed): void {
  queueToChannel(tx, `${noticeSlot(phase, told)}:${tx.now}`, { kind: 'notice', ...told });
}

export interface Noticed {
  readonly notice: Notice;
  readonly seats: readonly SeatId[];
  readonly lost?: number;
  readonly from?: number;
  readonly until?: number;
  /** In what capacity somebody other than the host did it. In a dispute: `host` if the host decides it; undefined: others do. */
  readonly by?: Capacity;
  /** Battles: the decision made or proposed, or what a disputed battle is for; in the match's language. */
  readonly text?: string;
}

const noticeSlot = ({ number }: Pick<MatchPhase, 'number'>, { notice, seats, lost, from, until, by, text }: Noticed): string =>
  ['notice', number, notice, ...seats, ...[lost, from, until, by, text].filter(one => one !== undefined)].join(':');

/** Tells the host by direct message why the match is paused. Each pause is a new message. */
export const queuePaused = (tx: MatchTransaction, pause: Pick<Extract<Content, { kind: 'paused' }>, 'because' | 'code'>): void =>
  queueToUser(tx, tx.facts.match.host, `paused:${tx.now}`, { kind: 'paused', ...pause });

/** Tells the host of an ended match, once, why its last messages cannot be posted. */
export function queueUnposted(tx: MatchTransaction, pause: Pick<Extract<Content, { kind: 'paused' }>, 'because' | 'code'>): void {
  const { match } = tx.facts;
  if (match.unpostedTold) return;
  tx.put({ match: { ...match, unpostedTold: true } });
  queueToUser(tx, match.host, 'unposted', { kind: 'paused', ...pause });
}
