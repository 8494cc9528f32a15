import { finishMatch } from '../ending/finishMatch.js';
import { tellDisputes } from '../hosting/tellWhoDecides.js';
import { type Capacity, isCapacity } from '../match.js';
import { queueCard, queueLeaves, queueReceiptsAgain } from '../outbox/queueing.js';
import { pauseMatch } from '../pausing/pauseMatch.js';
import type { House } from '../ports.js';
import { queueCalls } from '../seats/calls.js';
import { leaveMissing } from '../seats/leaveMissing.js';
import { leaveAtLast } from '../seats/leaving.js';
import { attended } from '../seats/tellWhoSits.js';
import { openPhaseOf, type Table, tableAt } from '../table.js';
import { countPhase } from '../time/punctuality.js';
import { advanceTable, openPhases } from './openPhases.js';
import { callToMove, endCall, tellResults } from './rounds.js';

/**
 * Closes the open phase of a table and opens the next one somebody has a choice
 * in; queues what is to be posted. Within a transaction. False: somebody else
 * closed it, and nothing was done. Who has not ordered has missed his turn, unless somebody decided not to wait for the deadline.
 */
export function closeTable(house: House, before: Table, by: 'ready' | 'deadline' | Capacity): boolean {
  const { match, phase } = before;
  if (!house.store.claimPhase(match.id, phase.number, by, house.now())) return false;
  const { table, left } = leaveAtLast(house, before);
  const given = left.filter(seat => table.game.inPlay(phase.state).includes(seat));
  const isSomebodyLeft = leaveMissing(house, table, isCapacity(by) ? [] : countPhase(house, table), given);
  const state = attended(table.game, advanceTable(house, table), house.store.sittings(match.id));
  const next = openPhases(house, match, { number: phase.number + 1, state });
  queueCard(house, match, phase.number);
  queueReceiptsAgain(
    house,
    phase,
    table.seats.map(seat => seat.id),
  );
  if (table.name.host || table.name.within !== undefined) queueLeaves(house, match, phase.number - 1);
  for (const number of [phase.number, ...next.skipped]) queueLeaves(house, match, number);
  tellResults(house, match, phase.number, next.skipped);
  if (next.end) {
    endCall(house, match, phase.number);
    finishMatch(house, match, next.phase, next.end);
  } else {
    queueCard(house, match, next.phase);
    callToMove(house, match, { closed: phase.number, open: next.phase });
    const open = tableAt(house, match, openPhaseOf(house, match));
    tellDisputes(house, open);
    queueCalls(house, open);
    if (!isSomebodyLeft) pauseMatch(house, match.id, 'nobody-there');
  }
  return true;
}
