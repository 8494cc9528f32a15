import type { MatchTransaction } from '../model/transaction.js';
import { type MatchInPlay, openPhaseOf, opponentOn, owing, waitedFor } from '../read/matchInPlay.js';
import { isToldByRounds } from '../read/toldByRounds.js';
import { closeOpenPhase } from './closeOpenPhase.js';

const MINUTE = 60_000;
/**
 * A phase of an anonymous match closes early only at a multiple of one of these in UTC: the largest that is at most a sixteenth of the
 * phase.
 */
const STEPS = [60, 15, 5, 1].map(minutes => minutes * MINUTE);
const PART = 16;

/**
 * Closes a phase that waits for nobody any more, and returns whether it did. In an anonymous match it closes at the next full step instead:
 * otherwise the moment would identify a player who gets ready in an open match at the same time. Games told by rounds close at once,
 * because every decision is seen as it is made; and so does a phase in which only opponents of the bot had a choice.
 */
export function closeIfReady(tx: MatchTransaction, current: MatchInPlay): boolean {
  if (waitedFor(tx, current).length > 0) return false;
  const isForOpponents = owing(current).every(seat => opponentOn(current, seat) !== undefined);
  if (!current.match.plan.anonymous || isToldByRounds(tx) || isForOpponents) {
    closeOpenPhase(tx, current, 'ready');
    return true;
  }
  tx.put({ open: { ...openPhaseOf(tx), closesAt: nextStep(current, tx.now) } });
  return false;
}

/** Closes a phase whose step has come, if it still waits for nobody. */
export function closeAtStep(tx: MatchTransaction, current: MatchInPlay): boolean {
  const open = openPhaseOf(tx);
  if (open.closesAt === undefined || tx.now < open.closesAt) return false;
  if (waitedFor(tx, current).length === 0) {
    closeOpenPhase(tx, current, 'ready');
    return true;
  }
  tx.put({ open: { ...open, closesAt: undefined } });
  return false;
}

/** The step at which this phase may close early, ms. */
const stepOf = ({ phase: { openedAt, dueAt } }: MatchInPlay): number => STEPS.find(step => step * PART <= dueAt - openedAt) ?? MINUTE;

const nextStep = (current: MatchInPlay, now: number): number => Math.ceil((now + 1) / stepOf(current)) * stepOf(current);
