import type { SeatId } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import { isAwayPlayer } from '../model/absence.js';
import { orderedIn } from '../model/filing.js';
import type { UserId } from '../model/match.js';
import { languageFor, ordersFor, wantsMessages, wantsQuiet } from '../model/people.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import { HOST_SEAT, type MatchInPlay } from '../read/matchInPlay.js';
import { missingSeats } from '../read/missing.js';
import { queueToUser } from './queueing.js';

export interface ReceiptRequest {
  readonly seat: SeatId;
  /** Who ordered for it. */
  readonly user: UserId;
  readonly language: Language;
}

/**
 * Queues receipts of a seat's filed orders, for the user who ordered and for the seat's player: one message per phase and seat, edited in
 * place. None in games told by rounds, and none for a host who orders for others.
 */
export function queueReceipts(
  tx: MatchTransaction,
  { phase, seatHolders }: Pick<MatchInPlay, 'phase' | 'seatHolders'>,
  told: ReceiptRequest,
): void {
  if (tx.game.endsRound || told.seat === HOST_SEAT.id) return;
  const player = seatHolders.find(({ seat }) => seat === told.seat)?.user;
  const ordersThere = ordersFor(tx, told.seat).includes(told.user);
  if (ordersThere) queueReceipt(tx, phase.number, told);
  if (player !== undefined && player !== told.user)
    queueReceipt(tx, phase.number, {
      seat: told.seat,
      user: player,
      language: languageFor(tx, player),
    });
}

/**
 * Tells everybody by direct message whom the open phase waits for: their receipts, with nothing filed yet. In an anonymous match only the
 * players: a substitute there may be somebody who may not order. None in games told by rounds, and none for players who are away.
 */
export function queueOwed(tx: MatchTransaction, current: MatchInPlay): void {
  if (tx.game.endsRound) return;
  const { match, phase, seatHolders } = current;
  for (const seat of missingSeats(tx, current)) {
    const player = seatHolders.find(one => one.seat === seat)?.user;
    const users = match.plan.anonymous ? [player].flatMap(one => one ?? []) : ordersFor(tx, seat);
    for (const user of users)
      if (!isAwayPlayer(tx, seat, user)) queueReceipt(tx, phase.number, { seat, user, language: languageFor(tx, user) });
  }
}

function queueReceipt(tx: MatchTransaction, phase: number, { seat, user, language }: ReceiptRequest): void {
  if (!wantsMessages(tx, user)) return;
  const others = tx.facts.receipts.filter(one => one.phase !== phase || one.seat !== seat || one.user !== user);
  tx.put({ receipts: [...others, { phase, seat, user, language }] });
  queueToUser(tx, user, receiptSlot(tx, { phase, seat, user }), { kind: 'receipt', phase, seat, language });
}

/** Queues the receipts of a phase again, because it has closed and its orders can no longer be changed. */
export function queueReceiptsAgain(tx: MatchTransaction, phase: number): void {
  const covered = orderedIn(tx, phase);
  for (const { seat, user, language, ...receipt } of tx.facts.receipts)
    if (receipt.phase === phase && ordersFor(tx, seat).includes(user))
      queueToUser(tx, user, receiptSlot(tx, { phase, seat, user }), {
        ...{ kind: 'receipt', phase, seat, language },
        ...(covered.includes(seat) && { covered: true }),
      });
}

/** Ends the receipts, in the open phase, of everybody who may no longer order for a seat: they lose their orders and their button. */
export function endReceipts(tx: MatchTransaction, seat: SeatId): void {
  const { receipts, open } = tx.facts;
  const isOver = ({ phase, seat: of, user }: (typeof receipts)[number]): boolean =>
    of === seat && phase === open?.number && !ordersFor(tx, seat).includes(user);
  for (const { phase, user, language } of receipts.filter(isOver))
    queueToUser(tx, user, receiptSlot(tx, { phase, seat, user }), { kind: 'receipt', phase, seat, language, left: true });
  tx.put({ receipts: receipts.filter(one => !isOver(one)) });
}

/** The slot of a receipt: one message per phase and seat; for users who want quiet one per seat, edited from phase to phase. */
export const receiptSlot = (
  m: MatchReader,
  { phase, seat, user }: { readonly phase: number; readonly seat: SeatId; readonly user: UserId },
): string => (wantsQuiet(m, user) ? `receipt:${seat}` : `receipt:${phase}:${seat}`);
