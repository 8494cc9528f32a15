import type { SeatId } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import type { UserId } from '../model/match.js';
import { ordersFor, settingsOf, wantsMessages } from '../model/people.js';
import type { MatchTransaction } from '../model/transaction.js';
import { HOST_SEAT, type MatchInPlay } from '../read/matchInPlay.js';
import { queueToUser } from './queueing.js';

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

/** The receipts of a phase once more: it has closed, and what they said of changing orders is no longer true. */
export function queueReceiptsAgain(tx: MatchTransaction, phase: number): void {
  for (const { seat, user, language, ...receipt } of tx.facts.receipts)
    if (receipt.phase === phase && ordersFor(tx, seat).includes(user))
      queueToUser(tx, user, receiptSlot(phase, seat), { kind: 'receipt', phase, seat, language });
}

const receiptSlot = (phase: number, seat: SeatId): string => `receipt:${phase}:${seat}`;
