import type { SeatId } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import type { UserId } from '../model/match.js';
import { ordersFor, settingsOf, wantsMessages } from '../model/people.js';
import type { MatchTransaction } from '../model/transaction.js';
import { HOST_SEAT, type MatchInPlay } from '../read/matchInPlay.js';
import { queueToUser } from './queueing.js';

export interface Told {
  readonly seat: SeatId;
  /** Who ordered for it. */
  readonly user: UserId;
  readonly language: Language;
}

/**
 * Queues receipts of a seat's filed orders, for whoever ordered and for its player: one message per phase and seat, edited in place. None
 * in games told by rounds, and none for a host who orders for others.
 */
export function queueReceipts(tx: MatchTransaction, { phase, seatHolders }: Pick<MatchInPlay, 'phase' | 'seatHolders'>, told: Told): void {
  if (tx.game.endsRound || told.seat === HOST_SEAT.id) return;
  const player = seatHolders.find(({ seat }) => seat === told.seat)?.user;
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

/** Queues the receipts of a phase again, because it has closed and its orders can no longer be changed. */
export function queueReceiptsAgain(tx: MatchTransaction, phase: number): void {
  for (const { seat, user, language, ...receipt } of tx.facts.receipts)
    if (receipt.phase === phase && ordersFor(tx, seat).includes(user))
      queueToUser(tx, user, receiptSlot(phase, seat), { kind: 'receipt', phase, seat, language });
}

const receiptSlot = (phase: number, seat: SeatId): string => `receipt:${phase}:${seat}`;
