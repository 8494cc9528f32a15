import type { AnyGame, Phase, Seat, SeatId } from '../games/game.js';
import { ok, type Result, refuse } from '../lib/result.js';
import type { HostingFault } from './fault.js';
import { gameOf, matchIn, seatsTaken } from './gameOf.js';
import type { Match, MatchId, MatchPhase, OnFile, Sitting } from './match.js';
import type { House } from './ports.js';
import { isLeaving } from './seats/leaving.js';

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
export function tableOf(house: House, id: MatchId): Result<Table, HostingFault> {
  const match = matchIn(house, id);
  if (!match.ok) return match;
  switch (match.value.status) {
    case 'lobby':
      return refuse({ code: 'not-running' });
    case 'paused':
      return refuse({ code: 'match-paused', because: match.value.pausedBecause ?? '' });
    case 'ended':
      return refuse({ code: 'match-over' });
    case 'running':
      return ok(tableAt(house, match.value, openPhaseOf(house, match.value)));
    default:
      return match.value.status satisfies never;
  }
}

/** The table as it stands at one phase. */
export function tableAt(house: House, match: Match, phase: MatchPhase): Table {
  const game = gameOf(house, match);
  const sittings = house.store.sittings(match.id);
  const state: unknown = game.state.parse(phase.state);
  return { match, game, seats: seatsTaken(game, match, state, sittings), sittings, phase: { ...phase, state }, name: game.phase(state) };
}

/** The open phase of a match that has left its lobby; in an ended one, its final position. */
export function openPhaseOf(house: House, match: Match): MatchPhase {
  const phase = house.store.openPhase(match.id);
  if (!phase) throw new Error(`match ${match.id} has no open phase`);
  return phase;
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
export function waitedFor(house: House, table: Table): readonly SeatId[] {
  if (table.game.settled?.(table.phase.state, submissionsTo(house, table))) return [];
  const onFile = house.store.submissions(table.match.id, table.phase.number);
  const ready = new Set(onFile.filter(one => one.ready).map(one => one.seat));
  return owing(table).filter(seat => !ready.has(seat) && !isLeaving(table, seat));
}

/** What counts for the phase, checked by the game; seats that sent nothing are left out, where the plan says so also those not ready. */
export function submissionsTo(house: House, { match, game, phase }: Table): ReadonlyMap<SeatId, unknown> {
  const counts = ({ submission, ready }: OnFile): boolean => submission !== undefined && (ready || match.plan.unready !== 'hold');
  const sent = house.store.submissions(match.id, phase.number).filter(counts);
  return new Map(sent.map(one => [one.seat, game.submission.parse(one.submission) as unknown]));
}

/** Whether there is anything in what a seat has on file. */
export const hasDecided = ({ game, phase }: Table, seat: SeatId, submission: unknown): boolean =>
  submission !== undefined && game.sheet(phase.state, seat, submission, 'en').some(({ text }) => text !== undefined);

/** By the record: another phase is open than the one meant, or the deadline has passed though nobody has closed it yet. */
export const isOver = (house: House, table: Table, meant: number | undefined): boolean =>
  (meant !== undefined && meant !== table.phase.number) || house.now() >= table.phase.dueAt;
