import type { HostingContext } from '../context/ports.js';
import { beginCovering, isCovering } from '../model/filing.js';
import type { MatchId } from '../model/match.js';
import type { MatchTransaction } from '../model/transaction.js';
import { type MatchInPlay, matchInPlay, openPhaseOf, silent } from '../read/matchInPlay.js';
import { decideUnlessBroken } from './broken.js';
import { closeAtStep } from './closeIfReady.js';
import { closeOpenPhase } from './closeOpenPhase.js';
import { isExtended } from './extendPhase.js';
import { postponeForMissing } from './lateness.js';

/**
 * Closes a phase of a running match, once. Returns false if it is not the open one, is not due yet, was postponed, or opponents of the bot
 * still owe their orders: they give them within seconds.
 */
export async function closePhase(hosting: HostingContext, match: MatchId, phase: number, by: 'ready' | 'deadline'): Promise<boolean> {
  const close = (tx: MatchTransaction): boolean => {
    const current = matchInPlay(tx);
    if (!current.ok || current.value.phase.number !== phase) return false;
    if (by === 'deadline' && tx.now < current.value.phase.dueAt) return closeAtStep(tx, current.value);
    // Before the bot orders for anybody: who may still send orders themselves gets the time for it.
    if (by === 'deadline' && postponeIfDue(tx, current.value)) return false;
    if (by === 'deadline' && waitsForStandIn(tx, current.value)) return false;
    if (openPhaseOf(tx).opponentsOwe) return false;
    closeOpenPhase(tx, current.value, by);
    return true;
  };
  return (await decideUnlessBroken(hosting, match, { work: close, otherwise: false })) ?? false;
}

/** Has the bot order in place of those who sent nothing, if the host wants that. Returns whether the phase waits for it. */
function waitsForStandIn(tx: MatchTransaction, current: MatchInPlay): boolean {
  if (silent(tx, current).length === 0) return false;
  const open = openPhaseOf(tx);
  if (open.opponentsOwe && isCovering(tx, current.phase)) return true;
  beginCovering(tx, current.phase);
  tx.put({ open: { ...open, opponentsOwe: true } });
  return true;
}

const postponeIfDue = (tx: MatchTransaction, current: MatchInPlay): boolean => isExtended(tx, current) || postponeForMissing(tx, current);
