import { queueCard, queueLeaves } from '../messages/cards.js';
import { queueReceiptsAgain } from '../messages/receipts.js';
import { type Capacity, isCapacity } from '../model/match.js';
import { sittingsOf } from '../model/people.js';
import type { MatchTransaction } from '../model/transaction.js';
import { leaveAtLast } from '../read/leaving.js';
import type { Table } from '../read/table.js';
import { queueCalls } from './calls.js';
import { close } from './closed.js';
import { countPhase } from './countPhase.js';
import { finishMatch } from './finishMatch.js';
import { leaveMissing } from './leaveMissing.js';
import { advanced, openPhases } from './openPhases.js';
import { pause } from './pauseMatch.js';
import { callToMove, endCall, tellResults } from './rounds.js';
import { tellDisputes } from './tellWhoDecides.js';
import { attended } from './tellWhoSits.js';

/**
 * Closes the open phase of a table and opens the next one somebody has a choice
 * in; queues what is to be posted. Who has not ordered has missed his turn, unless somebody decided not to wait for the deadline.
 */
export function closeTable(tx: MatchTransaction, before: Table, by: 'ready' | 'deadline' | Capacity): void {
  const { number } = before.phase;
  const { last: previous } = tx.facts;
  const { table, left } = leaveAtLast(tx, before);
  const given = left.filter(seat => table.game.inPlay(table.phase.state).includes(seat));
  const isSomebodyLeft = leaveMissing(tx, table, isCapacity(by) ? [] : countPhase(tx, table), given);
  const { state, report } = advanced(tx, table);
  const closed = close(tx, by, report);
  const next = openPhases(tx, { number: number + 1, state: attended(table.game, state, sittingsOf(tx)) });
  queueCard(tx, number);
  queueReceiptsAgain(tx, number);
  if (table.name.host || table.name.within !== undefined) queueLeaves(tx, number - 1, previous?.cards);
  for (const one of [closed, ...next.skipped]) queueLeaves(tx, one.number, one.cards);
  tellResults(tx, closed, next.skipped);
  const missed = by === 'deadline';
  if (next.end) {
    endCall(tx, { missed });
    finishMatch(tx, next.end);
  } else {
    queueCard(tx, next.table.phase.number);
    const { phase, name } = next.table;
    callToMove(tx, { closed: { number, movers: table.name.awaits, missed }, open: { number: phase.number, movers: name.awaits } });
    tellDisputes(tx, next.table);
    queueCalls(tx, next.table);
    if (!isSomebodyLeft) pause(tx, { because: 'nobody-there' });
  }
}
