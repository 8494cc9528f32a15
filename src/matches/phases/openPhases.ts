import { endOf } from '../ending/endOf.js';
import { editionOf, editionUsed } from '../gameOf.js';
import type { Match, MatchEnd, MatchPhase } from '../match.js';
import { queueNotice } from '../outbox/queueing.js';
import { byTheRules } from '../pausing/broken.js';
import type { House } from '../ports.js';
import { scheduleReminder } from '../reminders/scheduleReminder.js';
import { isOwed, owing, submissionsTo, type Table, tableAt } from '../table.js';
import { deadlineOf } from '../time/deadlinesFor.js';
import { drawSalts } from '../trust/orderSeal.js';

/** So many phases are skipped in one go at most; the next one then waits for its deadline, whoever has a choice in it. */
const MOST_SKIPPED = 24;

export interface Opened {
  readonly skipped: readonly number[];
  /** The phase that is open now, or holds the final position. */
  readonly phase: number;
  readonly end: MatchEnd | undefined;
}

/**
 * Opens a phase on a state; as long as no seat with a player has a choice or a vote in it, nor the host,
 * it is closed as skipped and the next one opened. Within a transaction.
 */
export function openPhases(house: House, match: Match, first: { readonly number: number; readonly state: unknown }): Opened {
  const skipped: number[] = [];
  let table = openOn(house, match, first);
  let end = endOf(table);
  while (!end && owing(table).length === 0 && !table.name.host && skipped.length < MOST_SKIPPED) {
    const { number } = table.phase;
    house.store.claimPhase(match.id, number, 'skipped', house.now());
    skipped.push(number);
    table = openOn(house, match, { number: number + 1, state: advanceTable(house, table) });
    end = endOf(table);
  }
  if (!end) scheduleReminder(house, table);
  return { skipped, phase: table.phase.number, end };
}

/** The deadline is counted from now, however late the phase before was closed; a phase that continues a turn has that turn's. */
function openOn(house: House, match: Match, { number, state }: { readonly number: number; readonly state: unknown }): Table {
  const openedAt = house.now();
  const draft: MatchPhase = { match: match.id, number, kind: '', state, openedAt, dueAt: openedAt };
  const table = tableAt(house, match, draft);
  const { kind, continues, within = Number.POSITIVE_INFINITY } = table.name;
  const begun = continues ? house.store.phase(match.id, number - 1) : undefined;
  const due = begun?.dueAt ?? deadlineOf(house, match, { kind, number, openedAt, owed: isOwed(table) || table.name.host === true });
  const phase = {
    ...table.phase,
    kind,
    turn: table.name.turn,
    edition: editionOf(table.game),
    dueAt: Math.min(due, openedAt + within),
  };
  house.store.addPhase(phase);
  drawSalts(house, { ...table, phase });
  return { ...table, phase };
}

/** Plays what is on file by the rules of today, which need not be those the phase began with; records the report, and returns the next state. */
export function advanceTable(house: House, table: Table): unknown {
  const { match, game, phase } = table;
  const { state, report } = byTheRules(() => game.advance(phase.state, submissionsTo(house, table)));
  const edition = editionOf(game);
  house.store.recordReport(match.id, phase.number, report, edition);
  if (editionUsed(phase) < edition) queueNotice(house, phase, match, { notice: 'rules-changed', seats: [], from: editionUsed(phase) });
  return state;
}
