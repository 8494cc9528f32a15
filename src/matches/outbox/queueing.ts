import type { SeatId } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import type { Capacity, MatchPhase, UserId } from '../match.js';
import type { Content, Notice } from '../model/content.js';
import { settingsOf, sittingsOf, standInsNow, wantsMessages } from '../model/people.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import { isToldByRounds } from '../phases/toldByRounds.js';
import { HOST_SEAT, type Table } from '../table.js';

/** A message to the match's channel. The one already in that slot is edited. */
export function queueToChannel(tx: MatchTransaction, slot: string, content: Content): void {
  tx.add('messages', { to: { channel: tx.facts.match.channel }, slot, content });
}

/** A direct message. */
export function queueToUser(tx: MatchTransaction, user: UserId, slot: string, content: Content): void {
  tx.add('messages', { to: { user }, slot, content });
}

/** The lobby as it is now; once the match has left it, without its buttons. */
export const queueLobby = (tx: MatchTransaction): void => queueToChannel(tx, 'lobby', { kind: 'lobby' });

/** The card of a phase; once the phase has closed, without its buttons. A game told by rounds has one table instead. */
export function queueCard(tx: MatchTransaction, phase: number): void {
  const { slot, content } = cardOf(tx, phase);
  queueToChannel(tx, slot, content);
}

function cardOf(m: MatchReader, phase: number | undefined): { readonly slot: string; readonly content: Content } {
  if (phase === undefined) return { slot: 'lobby', content: { kind: 'lobby' } };
  if (isToldByRounds(m)) return { slot: 'table', content: { kind: 'table', phase } };
  return { slot: `phase:${phase}`, content: { kind: 'phase', phase } };
}

/** The channel is told that the match is paused though a message of it was refused there; its card, where there is one, loses its buttons. */
export function queueEvenPaused(tx: MatchTransaction): void {
  const to = { channel: tx.facts.match.channel };
  const phase = tx.facts.open;
  const notice: Noticed = { notice: 'paused', seats: [] };
  if (phase)
    tx.add('messages', { to, slot: `${noticeSlot(phase, notice)}:${tx.now}`, content: { kind: 'notice', ...notice }, evenPaused: true });
  tx.add('messages', { to, ...cardOf(tx, phase?.number), evenPaused: true });
}

export function queueResults(tx: MatchTransaction, phase: number, skipped: readonly number[]): void {
  queueToChannel(tx, `results:${phase}`, { kind: 'results', phase, skipped });
}

/** What the report of a phase tells on cards of their own, one message each. */
export function queueLeaves(tx: MatchTransaction, phase: number, count = 0): void {
  for (let leaf = 0; leaf < count; leaf++) queueToChannel(tx, `leaf:${phase}:${leaf}`, { kind: 'leaf', phase, leaf });
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

export interface Told {
  readonly seat: SeatId;
  /** Who has ordered for it. */
  readonly user: UserId;
  readonly language: Language;
}

/**
 * What the seat has on file, to who has ordered and to its player: one message each a phase and seat, edited in place. Single decisions are
 * not worth one, and a host who orders for others is shown nothing.
 */
export function queueReceipts(tx: MatchTransaction, { phase, sittings }: Pick<Table, 'phase' | 'sittings'>, told: Told): void {
  if (tx.game.endsRound || told.seat === HOST_SEAT.id) return;
  const player = sittings.find(({ seat }) => seat === told.seat)?.user;
  const isHis = ordersFor(tx, told.seat).includes(told.user);
  if (isHis) queueReceipt(tx, phase.number, told);
  if (player !== undefined && player !== told.user)
    queueReceipt(tx, phase.number, {
      seat: told.seat,
      user: player,
      language: settingsOf(tx, player).language ?? tx.facts.match.language,
    });
}

function queueReceipt(tx: MatchTransaction, phase: number, { seat, user, language }: Told): void {
  if (!wantsMessages(tx, user)) return;
  const others = tx.facts.receipts.filter(one => one.phase !== phase || one.seat !== seat || one.user !== user);
  tx.put({ receipts: [...others, { phase, seat, user, language }] });
  queueToUser(tx, user, receiptSlot(phase, seat), { kind: 'receipt', phase, seat, language });
}

/** The receipts of a phase once more: it has closed, and what they said of changing orders is no longer true. */
export function queueReceiptsAgain(tx: MatchTransaction, phase: number): void {
  for (const { seat, user, language, ...receipt } of tx.facts.receipts)
    if (receipt.phase === phase && ordersFor(tx, seat).includes(user))
      queueToUser(tx, user, receiptSlot(phase, seat), { kind: 'receipt', phase, seat, language });
}

const receiptSlot = (phase: number, seat: SeatId): string => `receipt:${phase}:${seat}`;

/** Who orders for a seat now: its player, and who stands in for him. */
export function ordersFor(m: MatchReader, seat: SeatId): readonly UserId[] {
  const player = sittingsOf(m).find(one => one.seat === seat)?.user;
  const standIns = standInsNow(m).filter(one => one.seat === seat);
  return [...(player === undefined ? [] : [player]), ...standIns.map(({ user }) => user)];
}

/** To a player: which seat is his from a phase on. Nobody else is told. */
export const queueDealt = (tx: MatchTransaction, phase: number, seat: SeatId, user: UserId): void =>
  queueToUser(tx, user, `dealt:${phase}:${seat}`, { kind: 'dealt', phase, seat });

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
