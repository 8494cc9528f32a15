import type { SeatId } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import { gameOf } from '../gameOf.js';
import type { Capacity, Match, MatchId, MatchPhase, UserId } from '../match.js';
import { wantsMessages } from '../people/settings.js';
import { isToldByRounds } from '../phases/toldByRounds.js';
import type { Content, House, Notice } from '../ports.js';
import { HOST_SEAT, type Table } from '../table.js';

/** A message to the match's channel. The one already in that slot is edited. */
export function queueToChannel(house: House, match: Match, slot: string, content: Content): void {
  house.store.queue({ match: match.id, to: { channel: match.channel }, slot, content }, house.now());
}

/** The lobby as it is now; once the match has left it, without its buttons. */
export const queueLobby = (house: House, match: Match): void => queueToChannel(house, match, 'lobby', { kind: 'lobby' });

/** The card of a phase; once the phase has closed, without its buttons. A game told by rounds has one table instead. */
export function queueCard(house: House, match: Match, phase: number): void {
  const { slot, content } = cardOf(house, match, phase);
  queueToChannel(house, match, slot, content);
}

function cardOf(house: House, match: Match, phase: number | undefined): { readonly slot: string; readonly content: Content } {
  if (phase === undefined) return { slot: 'lobby', content: { kind: 'lobby' } };
  if (isToldByRounds(house, match.id)) return { slot: 'table', content: { kind: 'table', phase } };
  return { slot: `phase:${phase}`, content: { kind: 'phase', phase } };
}

/** The channel is told that the match is paused though a message of it was refused there; its card, where there is one, loses its buttons. */
export function queueEvenPaused(house: House, match: Match): void {
  const to = { channel: match.channel };
  const at = house.now();
  const phase = house.store.openPhase(match.id);
  const card = cardOf(house, match, phase?.number);
  const notice: Noticed = { notice: 'paused', seats: [] };
  if (phase)
    house.store.queue(
      { match: match.id, to, slot: `${noticeSlot(phase, notice)}:${at}`, content: { kind: 'notice', ...notice }, evenPaused: true },
      at,
    );
  if (house.store.messageIn(match.id, card.slot)) house.store.queue({ match: match.id, to, ...card, evenPaused: true }, at);
}

export function queueResults(house: House, match: Match, phase: number, skipped: readonly number[]): void {
  queueToChannel(house, match, `results:${phase}`, { kind: 'results', phase, skipped });
}

/** What the report of a phase tells on cards of their own, one message each. */
export function queueLeaves(house: House, match: Match, phase: number): void {
  const game = gameOf(house, match);
  const report = house.store.phase(match.id, phase)?.report;
  const count = report === undefined ? 0 : (game.leaves?.(game.report.parse(report)) ?? 0);
  for (let leaf = 0; leaf < count; leaf++) queueToChannel(house, match, `leaf:${phase}:${leaf}`, { kind: 'leaf', phase, leaf });
}

/** A seat is open to newcomers, or was taken: one message a seat. */
export const queueCall = (house: House, match: Match, phase: number, seat: SeatId): void =>
  queueToChannel(house, match, callSlot(seat), { kind: 'call', phase, seat });
export const callSlot = (seat: SeatId): string => `call:${seat}`;

/** At most one of each notice a phase and set of seats. */
export function queueNotice(house: House, phase: MatchPhase, match: Match, told: Noticed): void {
  queueToChannel(house, match, noticeSlot(phase, told), { kind: 'notice', ...told });
}

/** The same as a message of its own, however often it happened in the phase. */
export function queueNoticeAgain(house: House, phase: MatchPhase, match: Match, told: Noticed): void {
  queueToChannel(house, match, `${noticeSlot(phase, told)}:${house.now()}`, { kind: 'notice', ...told });
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
export const noticeSlot = ({ number }: MatchPhase, { notice, seats, lost, from, until, by, text }: Noticed): string =>
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
export function queueReceipts(house: House, { match, phase, sittings }: Pick<Table, 'match' | 'phase' | 'sittings'>, told: Told): void {
  if (gameOf(house, match).endsRound || told.seat === HOST_SEAT.id) return;
  const player = sittings.find(({ seat }) => seat === told.seat)?.user;
  const isHis = ordersFor(house, match.id, told.seat).includes(told.user);
  if (isHis) queueReceipt(house, phase, told);
  if (player !== undefined && player !== told.user)
    queueReceipt(house, phase, { seat: told.seat, user: player, language: house.store.settings(player).language ?? match.language });
}

function queueReceipt(house: House, { match, number }: MatchPhase, { seat, user, language }: Told): void {
  if (!wantsMessages(house, user)) return;
  const content: Content = { kind: 'receipt', phase: number, seat, language };
  house.store.queue({ match, to: { user }, slot: receiptSlot(number, seat, user), content }, house.now());
}

/** The receipts of a phase once more: it has closed, and what they said of changing orders is no longer true. */
export function queueReceiptsAgain(house: House, phase: MatchPhase, seats: readonly SeatId[]): void {
  for (const seat of seats)
    for (const user of ordersFor(house, phase.match, seat)) {
      const slot = receiptSlot(phase.number, seat, user);
      const last = house.store.lastQueued(phase.match, slot);
      if (last) house.store.queue({ match: phase.match, to: last.to, slot, content: last.content }, house.now());
    }
}

/** Each has his own: who has left a seat is not shown what others order there. */
const receiptSlot = (phase: number, seat: SeatId, user: UserId): string => `receipt:${phase}:${seat}:${user}`;

/** Who orders for a seat now: its player, and who stands in for him. */
export function ordersFor(house: House, match: MatchId, seat: SeatId): readonly UserId[] {
  const player = house.store.sittings(match).find(one => one.seat === seat)?.user;
  const standIns = house.store.standIns(match, house.now()).filter(one => one.seat === seat);
  return [...(player === undefined ? [] : [player]), ...standIns.map(({ user }) => user)];
}

/** To a player: which seat is his from a phase on. Nobody else is told. */
export function queueDealt(house: House, { match, number }: Pick<MatchPhase, 'match' | 'number'>, seat: SeatId, user: UserId): void {
  const content: Content = { kind: 'dealt', phase: number, seat };
  house.store.queue({ match, to: { user }, slot: `dealt:${number}:${seat}:${user}`, content }, house.now());
}

/** To the host: why the match stands still. Each pause is told anew. */
export function queuePaused(house: House, match: Match, pause: Pick<Extract<Content, { kind: 'paused' }>, 'because' | 'code'>): void {
  const at = house.now();
  house.store.queue({ match: match.id, to: { user: match.host }, slot: `paused:${at}`, content: { kind: 'paused', ...pause } }, at);
}

/** To the host of a match that is over, once: why what is left to be told cannot be posted. */
export function queueUnposted(house: House, match: Match, pause: Pick<Extract<Content, { kind: 'paused' }>, 'because' | 'code'>): void {
  if (house.store.lastQueued(match.id, UNPOSTED)) return;
  house.store.queue({ match: match.id, to: { user: match.host }, slot: UNPOSTED, content: { kind: 'paused', ...pause } }, house.now());
}
const UNPOSTED = 'unposted';
