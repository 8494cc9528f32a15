import type { MatchTransaction } from '../model/transaction.js';
import { openPhaseOf, type MatchInPlay, waitedFor } from '../read/matchInPlay.js';
import { isToldByRounds } from '../read/toldByRounds.js';
import { closeOpenPhase } from './closeOpenPhase.js';

const MINUTE = 60_000;
/** An anonymous match closes early at full steps of one of these in UTC: of the largest that is at most a sixteenth of the phase. */
const STEPS = [60, 15, 5, 1].map(minutes => minutes * MINUTE);
const PART = 16;

/**
 * Closes a phase for which nobody is waited any more; false: somebody is, or it closes in a while. In an anonymous match it closes at a full
 * step of time: the moment somebody said that he is ready, in this match and in an open one, would say who he is. Where every
 * decision is seen as it is made there is nothing to hide.
 */
export function closeIfReady(tx: MatchTransaction, current: MatchInPlay): boolean {
  if (waitedFor(tx, current).length > 0) return false;
  if (!current.match.plan.anonymous || isToldByRounds(tx)) {
    closeOpenPhase(tx, current, 'ready');
    return true;
  }
  tx.put({ open: { ...openPhaseOf(tx), closesAt: nextStep(current, tx.now) } });
  return false;
}

/** Closes a phase whose step has come, if still nobody is waited for. */
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

/** How far apart the moments are at which a phase may close early, in milliseconds. */
const stepOf = ({ phase: { openedAt, dueAt } }: MatchInPlay): number => STEPS.find(step => step * PART <= dueAt - openedAt) ?? MINUTE;

const nextStep = (current: MatchInPlay, now: number): number => Math.ceil((now + 1) / stepOf(current)) * stepOf(current);
