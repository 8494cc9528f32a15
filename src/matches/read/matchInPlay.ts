import type { AnyGame, OpponentLevel, Phase, Seat, SeatId } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { seatsTaken } from '../context/gameOf.js';
import type { HostingFault } from '../fault.js';
import { isCovering, submissionsIn } from '../model/filing.js';
import type { FiledOrders, Match, MatchPhase, SeatHolder } from '../model/match.js';
import { isLeaving, seatHoldersOf } from '../model/people.js';
import type { OpenPhase } from '../model/snapshot.js';
import { coversSilence, repeatsOrders } from '../model/standIn.js';
import type { MatchReader } from '../model/transaction.js';

/** A match at one of its phases, with the state as parsed by its game. */
export interface MatchInPlay {
  readonly match: Match;
  readonly game: AnyGame;
  readonly seats: readonly Seat[];
  readonly seatHolders: readonly SeatHolder[];
  readonly phase: MatchPhase;
  readonly name: Phase;
}

/** The running match at its open phase. */
export function matchInPlay(m: MatchReader): Result<MatchInPlay, HostingFault> {
  const { match } = m.facts;
  switch (match.status) {
    case 'lobby':
      return refuse({ code: 'not-running' });
    case 'paused':
      return refuse({ code: 'match-paused', because: match.pausedBecause ?? '' });
    case 'ended':
      return refuse({ code: 'match-over' });
    case 'running':
      return ok(matchInPlayAt(m));
    default:
      return match.status satisfies never;
  }
}

/** The match at a phase, by default the open one. The players are always the current ones. */
export function matchInPlayAt(m: MatchReader, phase: MatchPhase = openPhaseOf(m)): MatchInPlay {
  const { game } = m;
  const { match } = m.facts;
  const seatHolders = seatHoldersOf(m);
  const state: unknown = game.state.parse(phase.state);
  return {
    match,
    game,
    seats: seatsTaken(game, match, state, seatHolders),
    seatHolders,
    phase: { ...phase, state },
    name: game.phase(state),
  };
}

/** The open phase; in an ended match, the one that holds the final position. Throws if there is none. */
export function openPhaseOf({ id, facts: { open } }: MatchReader): OpenPhase {
  if (!open) throw new Error(`match ${id} has no open phase`);
  return open;
}

/** Whether a seat has a player. If not, an opponent of the bot holds it, or the power is in civil disorder. */
export const isPlayed = (current: MatchInPlay, seat: SeatId): boolean =>
  current.seatHolders.some(s => s.seat === seat && s.user !== undefined);

/** Whether a seat has a player or is held by an opponent of the bot. If not, the power is in civil disorder. */
export const isHeld = (current: MatchInPlay, seat: SeatId): boolean => isPlayed(current, seat) || opponentOn(current, seat) !== undefined;

/** The opponent of the bot that holds a seat. */
export const opponentOn = ({ seatHolders }: Pick<MatchInPlay, 'seatHolders'>, seat: SeatId): OpponentLevel | undefined =>
  seatHolders.find(one => one.seat === seat)?.opponent;

/** The seats that still play and have a player or an opponent of the bot. */
export const contenders = (current: MatchInPlay): readonly SeatId[] =>
  current.game.inPlay(current.phase.state).filter(seat => isHeld(current, seat));

/** The seats that still play and have a player: they vote, and may bring a match to its end. */
export const survivors = (current: MatchInPlay): readonly SeatId[] =>
  current.game.inPlay(current.phase.state).filter(seat => isPlayed(current, seat));

/** Whether a player owes a choice in this phase. */
export const isOwedByPlayers = (current: MatchInPlay): boolean => current.name.awaits.some(seat => isPlayed(current, seat));

/**
 * The seats that keep the phase open. Where the host may decide: all awaited seats or, if there are none, the host's. Elsewhere: the
 * awaited seats that have a player or an opponent; if none of them has a player, also those that may vote, so that people get to vote before
 * opponents close the phase.
 */
export function owing(current: MatchInPlay): readonly SeatId[] {
  const { awaits, mayAct = [], host = false } = current.name;
  if (host) return awaits.length > 0 ? awaits : [HOST_SEAT.id];
  return (isOwedByPlayers(current) ? awaits : [...awaits, ...mayAct]).filter(seat => isHeld(current, seat));
}

/** The pseudo-seat from which the host of a match decides, in phases that allow it. */
export const HOST_SEAT: Seat = { id: 'host', name: { en: 'Host', fr: 'Hôte' } };

/** Whether a seat has a choice or a vote in this phase, awaited or not. */
export const maySay = ({ awaits, mayAct = [], host = false }: Phase, seat: SeatId): boolean =>
  awaits.includes(seat) || mayAct.includes(seat) || (host && seat === HOST_SEAT.id);

/**
 * The seats the phase still waits for: they keep it open, are not ready, and have not been left by their players in secret. None if the
 * filed orders decide everything already.
 */
export function waitedFor(m: MatchReader, current: MatchInPlay): readonly SeatId[] {
  if (current.game.settled?.(current.phase.state, submissionsTo(m, current))) return [];
  const ready = new Set(submissionsIn(m, current.phase.number).flatMap(one => (one.ready ? [one.seat] : [])));
  const owed = new Set([...owing(current), ...justLeft(m, current), ...opponentsOwing(m, current)]);
  return [...owed].filter(seat => !ready.has(seat) && !isLeaving(current, seat));
}

/**
 * Whether a phase waits for opponents of the bot alone, and nobody else has a choice or a vote in it. It closes within seconds, so that
 * nobody is told about it before.
 */
export function isForOpponents(m: MatchReader, current: MatchInPlay): boolean {
  const { awaits, mayAct = [], host = false } = current.name;
  const waited = waitedFor(m, current);
  const isTheirs = waited.length > 0 && waited.every(seat => opponentOn(current, seat) !== undefined);
  return isTheirs && !host && ![...awaits, ...mayAct].some(seat => isPlayed(current, seat));
}

/**
 * The seats of opponents of the bot that have a choice or a vote in the phase and have not answered yet; and those for which last orders are
 * still to be filed.
 */
export function opponentsOwing(m: MatchReader, current: MatchInPlay): readonly SeatId[] {
  const answered = new Set(submissionsIn(m, current.phase.number).flatMap(one => (one.ready ? [one.seat] : [])));
  const owe = ({ seat, opponent }: SeatHolder): boolean => opponent !== undefined && maySay(current.name, seat) && !answered.has(seat);
  return [...current.seatHolders.filter(owe).map(({ seat }) => seat), ...uncovered(m, current), ...unrepeated(m, current)];
}

/** The seats that players have left, that are to play their last saved orders, and have no orders yet. */
function unrepeated(m: MatchReader, current: MatchInPlay): readonly SeatId[] {
  const { game, match, phase, name } = current;
  if (game.endsRound || name.host || !repeatsOrders(match)) return [];
  const filed = submissionsIn(m, phase.number);
  const counts = ({ ready, submission }: FiledOrders): boolean => ready || (submission !== undefined && match.plan.unready !== 'hold');
  const hasOrders = (seat: SeatId): boolean => filed.some(one => one.seat === seat && counts(one));
  const wasHeld = (seat: SeatId): boolean => m.facts.seatHistory.some(one => one.seat === seat);
  return name.awaits.filter(seat => !isHeld(current, seat) && wasHeld(seat) && !hasOrders(seat));
}

/** The seats for which the bot has still to order in place of their players, once nothing postpones the deadline any more. */
const uncovered = (m: MatchReader, current: MatchInPlay): readonly SeatId[] => (isCovering(m, current.phase) ? silent(m, current) : []);

/**
 * The seats for which the bot may order in place of their players: the host wants that, the deadline has passed, and they have sent
 * nothing. None where only people know the answer, such as who won a battle at the table, and none in games told by rounds, which handle
 * missed turns themselves.
 */
export function silent(m: MatchReader, current: MatchInPlay): readonly SeatId[] {
  const { game, match, phase, name } = current;
  if (game.endsRound || name.host || !coversSilence(match) || m.now < phase.dueAt) return [];
  const ready = new Set(submissionsIn(m, phase.number).flatMap(one => (one.ready ? [one.seat] : [])));
  const counting = submissionsTo(m, current);
  const hasSent = (seat: SeatId): boolean => ready.has(seat) || hasDecided(current, seat, counting.get(seat));
  return name.awaits.filter(seat => isPlayed(current, seat) && !isLeaving(current, seat) && !hasSent(seat));
}

/**
 * The seats whose players left them in this phase, and whose power may still act in it: the phase stays open until its deadline, so that
 * somebody can take them. None in games told by rounds, where a seat without a player moves at once.
 */
export function justLeft({ facts: { vacancies } }: MatchReader, current: MatchInPlay): readonly SeatId[] {
  const { game, phase, name } = current;
  if (game.endsRound) return [];
  const isVacant = (seat: SeatId): boolean =>
    vacancies.some(one => one.seat === seat && one.phase === phase.number && one.open && !one.calledIn);
  const mayAct = (seat: SeatId): boolean => name.awaits.includes(seat) || game.attend !== undefined;
  return game.inPlay(phase.state).filter(seat => isVacant(seat) && mayAct(seat));
}

/**
 * The orders that count in the phase, parsed by the game. Seats that filed nothing are left out and, with `unready: hold`, also those not
 * ready.
 */
export const submissionsTo = (m: MatchReader, current: MatchInPlay): ReadonlyMap<SeatId, unknown> =>
  countingIn(current, submissionsIn(m, current.phase.number));

/** Like `submissionsTo`, for the given filed orders of any phase. */
export function countingIn(
  { match, game }: Pick<MatchInPlay, 'match' | 'game'>,
  filed: readonly FiledOrders[],
): ReadonlyMap<SeatId, unknown> {
  const counts = ({ submission, ready }: FiledOrders): boolean => submission !== undefined && (ready || match.plan.unready !== 'hold');
  return new Map(filed.filter(counts).map(one => [one.seat, game.submission.parse(one.submission) as unknown]));
}

/**
 * Whether the orders filed by a seat contain any that it owes. Votes on others' units and what is said besides, such as a wish for battles, do
 * not count, unless the seat owes nothing else.
 */
export function hasDecided({ game, phase }: MatchInPlay, seat: SeatId, submission: unknown): boolean {
  if (submission === undefined) return false;
  const sheet = game.sheet(phase.state, seat, submission, 'en');
  const owed = sheet.filter(({ of, optional }) => of === undefined && !optional);
  return (owed.length > 0 ? owed : sheet).some(({ text }) => text !== undefined);
}

/**
 * Whether the phase `meant` is no longer open, or its deadline has passed although it is not closed yet. `meant` undefined: the open one.
 */
export const isOver = ({ now }: MatchReader, current: MatchInPlay, meant: number | undefined): boolean =>
  (meant !== undefined && meant !== current.phase.number) || now >= current.phase.dueAt;
