import { editionOf, editionUsed } from '../context/gameOf.js';
import { queueNotice } from '../messages/notices.js';
import { deadlineOf } from '../model/deadlinesFor.js';
import type { MatchEnd, MatchPhase } from '../model/match.js';
import type { OpenPhase } from '../model/snapshot.js';
import type { MatchTransaction } from '../model/transaction.js';
import { isOwedByPlayers, type MatchInPlay, matchInPlayAt, opponentsOwing, owing, submissionsTo } from '../read/matchInPlay.js';
import { drawSalts } from '../read/orderSeal.js';
import { byTheRules } from './broken.js';
import { type ClosedPhase, close } from './closed.js';
import { endOf } from './endOf.js';
import { scheduleReminder } from './scheduleReminder.js';

/** Maximum number of phases skipped in a row. The next one then waits for its deadline, even if nobody has a choice in it. */
const MOST_SKIPPED = 24;

export interface Opened {
  readonly skipped: readonly ClosedPhase[];
  /** The phase that is open now, or holds the final position. */
  readonly current: MatchInPlay;
  readonly end: MatchEnd | undefined;
}

/**
 * Opens a phase on a state. As long as no player and no opponent of the bot has a choice or a vote in it, nor the host, it is closed as skipped and
 * the next one opened.
 */
export function openPhases(tx: MatchTransaction, first: { readonly number: number; readonly state: unknown }): Opened {
  const skipped: ClosedPhase[] = [];
  let current = openOn(tx, first);
  let end = endOf(current);
  while (!end && owing(current).length === 0 && !current.name.host && skipped.length < MOST_SKIPPED) {
    const { number } = current.phase;
    const { state, report } = advanced(tx, current);
    skipped.push(close(tx, 'skipped', report));
    current = openOn(tx, { number: number + 1, state });
    end = endOf(current);
  }
  if (!end) scheduleReminder(tx, current);
  return { skipped, current, end };
}

/**
 * Opens one phase. Its deadline counts from now, however late the previous phase closed; a phase that continues a turn keeps the turn's
 * deadline.
 */
function openOn(tx: MatchTransaction, { number, state }: { readonly number: number; readonly state: unknown }): MatchInPlay {
  const openedAt = tx.now;
  const draft: MatchPhase = { match: tx.id, number, kind: '', state, openedAt, dueAt: openedAt };
  const current = matchInPlayAt(tx, draft);
  const { kind, turn, continues, within = Number.POSITIVE_INFINITY } = current.name;
  const { last } = tx.facts;
  const due =
    continues && last ? last.dueAt : deadlineOf(tx, { kind, openedAt, owed: isOwedByPlayers(current) || current.name.host === true });
  const open: OpenPhase = {
    ...current.phase,
    kind,
    turn,
    edition: editionOf(current.game),
    dueAt: Math.min(due, openedAt + within),
    ...(continues && last && { turnKind: last.turnKind ?? last.kind }),
  };
  tx.put({ open });
  if (opponentsOwing(tx, { ...current, phase: open }).length > 0) tx.put({ open: { ...open, opponentsOwe: true } });
  drawSalts(tx, { ...current, phase: open });
  return { ...current, phase: open };
}

/** Resolves the filed orders by the current edition of the rules. If the phase began under an older one, a notice says so. */
export function advanced(tx: MatchTransaction, current: MatchInPlay): { readonly state: unknown; readonly report: unknown } {
  const { game, phase } = current;
  const { state, report } = byTheRules(() => game.advance(phase.state, submissionsTo(tx, current)));
  if (editionUsed(phase) < editionOf(game)) queueNotice(tx, phase, { notice: 'rules-changed', seats: [], from: editionUsed(phase) });
  return { state, report };
}
