import type { Seat } from '../../games/game.js';
import { seededRandom, shuffled } from '../../lib/random.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { finishMatch } from '../ending/finishMatch.js';
import type { HostingFault } from '../fault.js';
import { gameOf, seatsDealt } from '../gameOf.js';
import type { Match, MatchId, UserId } from '../match.js';
import { queueCall, queueCard, queueDealt, queueLobby, queueToChannel } from '../outbox/queueing.js';
import { type Opened, openPhases } from '../phases/openPhases.js';
import { tellResults } from '../phases/rounds.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { queueCalls } from '../seats/calls.js';
import { attended } from '../seats/tellWhoSits.js';
import { openPhaseOf, type Table, tableAt } from '../table.js';
import { openingOf } from '../trust/seal.js';
import { assignSeats } from './assignSeats.js';
import { lobbyOf } from './lobbyOf.js';
import { callMuster } from './muster.js';

/** Deals the seats out by the players' preferences, and at random by the match's seed, and begins; where the plan has a muster, once all have said that they are there. Empty seats are in civil disorder, and only if the host wants that. */
export function startMatch(
  house: House,
  id: MatchId,
  user: UserId,
  { emptySeats }: { readonly emptySeats: boolean },
): Result<Match, HostingFault> {
  return record(house, () => {
    const lobby = lobbyOf(house, id);
    if (!lobby.ok) return lobby;
    if (lobby.value.host !== user) return refuse({ code: 'not-host' });
    const players = house.store.players(id);
    if (players.length === 0) return refuse({ code: 'nobody-joined' });
    const seats = seatsDealt(gameOf(house, lobby.value), lobby.value, players.length);
    const empty = seats.length - players.length;
    if (empty > 0 && !emptySeats) return refuse({ code: 'seats-empty', empty });
    const { muster: length } = lobby.value.plan;
    return ok(length === undefined ? begin(house, lobby.value, seats) : callMuster(house, lobby.value, { length, emptySeats }));
  });
}

/** Begins a match whose players are all there. Within a transaction. */
export function beginAfterMuster(house: House, lobby: Match): Match {
  const players = house.store.players(lobby.id).length;
  return begin(house, lobby, seatsDealt(gameOf(house, lobby), lobby, players));
}

function begin(house: House, { muster, ...lobby }: Match, seats: readonly Seat[]): Match {
  const match: Match = { ...lobby, status: 'running' };
  if (muster && !lobby.plan.anonymous) queueToChannel(house, match, `muster:${muster.until}`, { kind: 'muster', until: muster.until });
  house.store.saveMatch(match);
  if (match.from) house.store.copyUntil(match.from.match, match.id, match.from.phase);
  deal(house, match, seats);
  const game = gameOf(house, match);
  const state = attended(game, firstState(house, match, seats), house.store.sittings(match.id));
  const number = match.from?.phase ?? 1;
  const opened = openPhases(house, match, { number, state });
  queueLobby(house, match);
  queueToChannel(house, match, 'opening', { kind: 'opening', phase: number });
  if (match.plan.anonymous) tellPowers(house, match, number);
  return tell(house, match, opened);
}

/** That of the game, or the one it goes on from, whose chance is drawn anew. */
function firstState(house: House, match: Match, seats: readonly Seat[]): unknown {
  const game = gameOf(house, match);
  const opening = openingOf(house, match, seats);
  const begun = match.from && house.store.phase(match.from.match, match.from.phase);
  if (!begun) return game.open(opening);
  const state: unknown = game.state.parse(begun.state);
  return game.withChance ? (game.withChance(state, opening) as unknown) : state;
}

function deal(house: House, match: Match, seats: readonly Seat[]): void {
  const drawn = shuffled(seats, seededRandom(match.seed)).map(({ id }) => id);
  const sitter = assignSeats(drawn, house.store.wishes(match.id));
  for (const seat of seats) house.store.sit(match.id, seat.id, sitter.get(seat.id), house.now());
}

/** Where the opening names nobody each player is told by himself what he plays. */
function tellPowers(house: House, { id }: Match, number: number): void {
  for (const { seat, user } of house.store.sittings(id)) if (user !== undefined) queueDealt(house, { match: id, number }, seat, user);
}

/** What follows the opening: phases skipped at once, then the first card, or the end. */
function tell(house: House, match: Match, { skipped, phase, end }: Opened): Match {
  const [first, ...others] = skipped;
  if (first !== undefined) tellResults(house, match, first, others);
  if (end) return finishMatch(house, match, phase, end);
  queueCard(house, match, phase);
  const table = tableAt(house, match, openPhaseOf(house, match));
  queueCalls(house, table);
  if (match.from) for (const { id } of calledInBefore(table)) queueCall(house, match, phase, id);
  return match;
}

/** The seats that were called in, and taken, before the match was brought here: they are open again. */
const calledInBefore = ({ game, phase, sittings }: Table): readonly Seat[] =>
  (game.called?.(phase.state) ?? []).filter(({ id }) => sittings.some(one => one.seat === id && one.user === undefined));
