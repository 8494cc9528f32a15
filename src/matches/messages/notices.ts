import type { SeatId } from '../../games/game.js';
import type { Content, Notice } from '../model/content.js';
import type { Capacity, MatchPhase } from '../model/match.js';
import type { MatchTransaction } from '../model/transaction.js';
import { cardOf } from './cards.js';
import { queueToChannel, queueToUser } from './queueing.js';

/** The channel is told that the match is paused though a message of it was refused there; its card, where there is one, loses its buttons. */
export function queueEvenPaused(tx: MatchTransaction): void {
  const to = { channel: tx.facts.match.channel };
  const phase = tx.facts.open;
  const notice: Noticed = { notice: 'paused', seats: [] };
  if (phase)
    tx.add('messages', { to, slot: `${noticeSlot(phase, notice)}:${tx.now}`, content: { kind: 'notice', ...notice }, evenPaused: true });
  tx.add('messages', { to, ...cardOf(tx, phase?.number), evenPaused: true });
}

/** At most one of each notice a phase and set of seats. */
export function queueNotice(tx: MatchTransaction, phase: Pick<MatchPhase, 'number'>, told: Noticed): void {
  queueToChannel(tx, noticeSlot(phase, told), { kind: 'notice', ...told });
}

/** The same as a message of its own, however often it happened in the phase. */
export function queueNoticeAgain(tx: MatchTransaction, phase: Pick<MatchPhase, 'number'>, told: Noticed): void {
  queueToChannel(tx, `${noticeSlot(phase, told)}:${tx.now}`, { kind: 'notice', ...told });
}

export interface Noticed {
  readonly notice: Notice;
  readonly seats: readonly SeatId[];
  readonly lost?: number;
  readonly from?: number;
  readonly until?: number;
  /** In what capacity somebody other than the host did it. */
  readonly by?: Capacity;
  /** What was decided of a battle, or proposed; what a battle in dispute is for. */
  readonly text?: string;
}

const noticeSlot = ({ number }: Pick<MatchPhase, 'number'>, { notice, seats, lost, from, until, by, text }: Noticed): string =>
  ['notice', number, notice, ...seats, ...[lost, from, until, by, text].filter(one => one !== undefined)].join(':');

/** To the host: why the match stands still. Each pause is told anew. */
export const queuePaused = (tx: MatchTransaction, pause: Pick<Extract<Content, { kind: 'paused' }>, 'because' | 'code'>): void =>
  queueToUser(tx, tx.facts.match.host, `paused:${tx.now}`, { kind: 'paused', ...pause });

/** To the host of a match that is over, once: why what is left to be told cannot be posted. */
export function queueUnposted(tx: MatchTransaction, pause: Pick<Extract<Content, { kind: 'paused' }>, 'because' | 'code'>): void {
  const { match } = tx.facts;
  if (match.unpostedTold) return;
  tx.put({ match: { ...match, unpostedTold: true } });
  queueToUser(tx, match.host, 'unposted', { kind: 'paused', ...pause });
}
