import type { AnyGame, Phase, Seat, SeatId } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { seatsTaken } from '../context/gameOf.js';
import type { HostingFault } from '../fault.js';
import { submissionsIn } from '../model/filing.js';
import type { Match, MatchPhase, OnFile, Sitting } from '../model/match.js';
import { isLeaving, sittingsOf } from '../model/people.js';
import type { OpenPhase } from '../model/snapshot.js';
import type { MatchReader } from '../model/transaction.js';

/** A match at one of its phases, read from the records and checked by its game. */
export interface Table {
  readonly match: Match;
  readonly game: AnyGame;
  readonly seats: readonly Seat[];
  readonly sittings: readonly Sitting[];
  readonly phase: MatchPhase;
  readonly name: Phase;
}

/** The table of a running match at its open phase. */
export function tableOf(m: MatchReader): Result<Table, HostingFault> {
  const { match } = m.facts;
  switch (match.status) {
    case 'lobby':
      return refuse({ code: 'not-running' });
    case 'paused':
      return refuse({ code: 'match-paused', because: match.pausedBecause ?? '' });
    case 'ended':
      return refuse({ code: 'match-over' });
    case 'running':
      return ok(tableAt(m));
    default:
      return match.status satisfies never;
  }
}

/** The table as it stands at one phase; usually the open one. */
export function tableAt(m: MatchReader, phase: MatchPhase = openPhaseOf(m)): Table {
  const { game } = m;
  const { match } = m.facts;
  const sittings = sittingsOf(m);
  const state: unknown = game.state.parse(phase.state);
  return { match, game, seats: seatsTaken(game, match, state, sittings), sittings, phase: { ...phase, state }, name: game.phase(state) };
}

/** The open phase of a match that has left its lobby; in an ended one, its final position. */
export function openPhaseOf({ id, facts: { open } }: MatchReader): OpenPhase {
  if (!open) throw new Error(`match ${id} has no open phase`);
  return open;
}

/** Has the table a player on this seat? Nobody: the power is in civil disorder. */
export const isPlayed = (table: Table, seat: SeatId): boolean => table.sittings.some(s => s.seat === seat && s.user !== undefined);

/** The seats that still play and have a player. */
export const survivors = (table: Table): readonly SeatId[] => table.game.inPlay(table.phase.state).filter(seat => isPlayed(table, seat));

/** Whether some seat with a player owes a choice in this phase. */
export const isOwed = (table: Table): boolean => table.name.awaits.some(seat => isPlayed(table, seat));

/**
 * The seats that keep the phase open: those that have a choice and a player, or a host who may decide for them, or for whom alone it waits; where
 * nobody has one, those that may vote.
 */
export function owing(table: Table): readonly SeatId[] {
  const { awaits, mayAct = [], host = false } = table.name;
  if (host) return awaits.length > 0 ? awaits : [HOST_SEAT.id];
  return (isOwed(table) ? awaits : mayAct).filter(seat => isPlayed(table, seat));
}

/** The seat that the host of a match decides from, where a phase lets him. */
export const HOST_SEAT: Seat = { id: 'host', name: { en: 'Host', fr: 'Hôte' } };

/** Whether a seat has a choice or a vote in this phase, whether or not anybody waits for it. */
export const maySay = ({ awaits, mayAct = [], host = false }: Phase, seat: SeatId): boolean =>
  awaits.includes(seat) || mayAct.includes(seat) || (host && seat === HOST_SEAT.id);

/**
 * The seats that keep the phase open and have not said that they are ready; not those whose players have given them up. Nobody, where what is on
 * file decides everything.
 */
export function waitedFor(m: MatchReader, table: Table): readonly SeatId[] {
  if (table.game.settled?.(table.phase.state, submissionsTo(m, table))) return [];
  const ready = new Set(submissionsIn(m, table.phase.number).flatMap(one => (one.ready ? [one.seat] : [])));
  return owing(table).filter(seat => !ready.has(seat) && !isLeaving(table, seat));
}

/** What counts for the phase, checked by the game; seats that sent nothing are left out, where the plan says so also those not ready. */
export const submissionsTo = (m: MatchReader, table: Table): ReadonlyMap<SeatId, unknown> =>
  countingIn(table, submissionsIn(m, table.phase.number));

/** The same of what was on file in a closed phase. */
export function countingIn({ match, game }: Pick<Table, 'match' | 'game'>, onFile: readonly OnFile[]): ReadonlyMap<SeatId, unknown> {
  const counts = ({ submission, ready }: OnFile): boolean => submission !== undefined && (ready || match.plan.unready !== 'hold');
  return new Map(onFile.filter(counts).map(one => [one.seat, game.submission.parse(one.submission) as unknown]));
}

/** Whether there is anything in what a seat has on file. */
export const hasDecided = ({ game, phase }: Table, seat: SeatId, submission: unknown): boolean =>
  submission !== undefined && game.sheet(phase.state, seat, submission, 'en').some(({ text }) => text !== undefined);

/** Another phase is open than the one meant, or the deadline has passed though nobody has closed it yet. */
export const isOver = ({ now }: MatchReader, table: Table, meant: number | undefined): boolean =>
  (meant !== undefined && meant !== table.phase.number) || now >= table.phase.dueAt;
