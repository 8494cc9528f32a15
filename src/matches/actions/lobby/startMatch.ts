import type { OpponentLevel, Seat, SeatId } from '../../../games/game.js';
import { seededRandom, shuffled } from '../../../lib/random.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import { mostSeats, tableFor } from '../../context/gameOf.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueCard, queueLobby } from '../../messages/cards.js';
import { queueToChannel } from '../../messages/queueing.js';
import { assignSeats } from '../../model/assignSeats.js';
import type { Match, MatchId, UserId } from '../../model/match.js';
import { absenteesOf, playersOf, type Sitter, seatHoldersOf, sit, wantsMessages } from '../../model/people.js';
import { openingOf } from '../../model/seal.js';
import { asBegun } from '../../model/standIn.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { lobbyOf } from '../../read/lobbyOf.js';
import type { MatchInPlay } from '../../read/matchInPlay.js';
import { finishMatch } from '../../turn/finishMatch.js';
import { closeMusterPost } from '../../turn/musterPosts.js';
import { type Opened, openPhases } from '../../turn/openPhases.js';
import { isProposedLobby } from '../../turn/proposedTables.js';
import { tellResults } from '../../turn/rounds.js';
import { attended, queueDealt } from '../../turn/tellWhoSits.js';
import { queueVacancies } from '../../turn/vacancies.js';
import { CHECK_IN, callMuster } from './muster.js';

/**
 * Deals the seats by the players' preferences, and at random from the match's seed, and begins; with a `muster` setting, only once all
 * players have confirmed that they are there. While they are asked, it cannot be started in another way. Opponents of the bot fill the empty seats, as far as the host wanted; the others go into civil
 * disorder; the host must have allowed that: `emptySeats`, whether any
 * number of them may be empty, or which number.
 */
export async function startMatch(
  hosting: HostingContext,
  id: MatchId,
  user: UserId,
  { emptySeats }: { readonly emptySeats: boolean | number },
): Promise<Result<Match, HostingFault>> {
  const started = await decide(hosting, id, (tx): Result<Match, HostingFault> => {
    const lobby = lobbyOf(tx);
    if (!lobby.ok) return lobby;
    if (lobby.value.host !== user) return refuse({ code: 'not-host' });
    if (lobby.value.muster) return refuse({ code: 'muster-called' });
    const players = playersOf(tx);
    if (players.length === 0) return refuse({ code: 'nobody-joined' });
    const { seats, opponents } = tableFor(tx.game, lobby.value, players.length);
    const empty = seats.length - players.length - opponents.length;
    const isAllowed = typeof emptySeats === 'number' ? emptySeats === empty : emptySeats;
    if (empty > 0 && !isAllowed) return refuse({ code: 'seats-empty', empty });
    beginOrCall(tx, { emptySeats: empty > 0 || emptySeats === true });
    return ok(tx.facts.match);
  });
  return started ?? refuse({ code: 'no-such-match' });
}

/**
 * Begins the match or, with a `muster` setting, asks its players first whether they are there. `fillUp`: opponents of the bot get all empty
 * seats, whatever the host wanted.
 */
export function beginOrCall(tx: MatchTransaction, { emptySeats, fillUp = false }: { emptySeats: boolean; fillUp?: boolean }): void {
  const { muster: length } = tx.facts.match.plan;
  if (length === undefined) begin(tx, fillUp);
  else callMuster(tx, { length, emptySeats, fillUp });
}

/** Begins a match that the queue opened, once all its seats are taken. Players who have not said that they are there are asked first. */
export function beginFullTable(tx: MatchTransaction): void {
  const { match } = tx.facts;
  if (!isProposedLobby(tx) || match.muster || playersOf(tx).length < mostSeats(tx.game, match).length) return;
  const only = absenteesOf(tx);
  if (only.length > 0) callMuster(tx, { length: CHECK_IN, emptySeats: false, only });
  else beginOrCall(tx, { emptySeats: false });
}

/** Begins a match whose players have all answered the muster. */
export const beginAfterMuster = (tx: MatchTransaction): void => begin(tx, tx.facts.match.muster?.fillUp === true);

function begin(tx: MatchTransaction, fillUp: boolean): void {
  const { seats, opponents } = tableFor(tx.game, tx.facts.match, playersOf(tx).length, fillUp);
  const { muster, lobbyEndsAt: _, ...lobby } = tx.facts.match;
  const { from } = lobby;
  if (muster) closeMusterPost(tx, muster);
  tx.put({ match: { ...lobby, plan: asBegun(lobby.plan), status: 'running' } });
  if (from) goOnFrom(tx, from);
  deal(tx, seats, opponents);
  const number = from?.phase ?? 1;
  const opened = openPhases(tx, { number, state: attended(tx.game, firstState(tx, seats), seatHoldersOf(tx)) });
  queueLobby(tx);
  queueToChannel(tx, 'opening', { kind: 'opening', phase: number });
  tellPowers(tx, number);
  tell(tx, opened);
}

/** Makes the past of the match it continues a part of this match. */
function goOnFrom(tx: MatchTransaction, { match, phase }: NonNullable<Match['from']>): void {
  const { seats = [], seatHistory = [] } = tx.facts.past ?? {};
  tx.put({ seats, seatHistory, hasBegun: phase > 1 });
  tx.copyPhases(match, phase);
}

/** The game's first state or, if the match continues another one, the state to continue from, with new chance. */
function firstState(tx: MatchTransaction, seats: readonly Seat[]): unknown {
  const { game } = tx;
  const opening = openingOf(tx, seats);
  const { past } = tx.facts;
  if (!past) return game.open(opening);
  const state: unknown = game.state.parse(past.state);
  return game.withChance ? (game.withChance(state, opening) as unknown) : state;
}

/** Players get seats by their preferences, then opponents of the bot those left, in the order drawn. */
function deal(tx: MatchTransaction, seats: readonly Seat[], opponents: readonly OpponentLevel[]): void {
  const drawn = shuffled(seats, seededRandom(tx.facts.match.seed)).map(({ id }) => id);
  const sitter = assignSeats(drawn, tx.facts.players);
  const empty = drawn.filter(seat => !sitter.has(seat));
  const opponentOf = (seat: SeatId): Sitter | undefined => {
    const opponent = opponents[empty.indexOf(seat)];
    return opponent && { opponent };
  };
  for (const { id } of seats) sit(tx, id, sitter.get(id) ?? opponentOf(id));
}

/**
 * Tells each player by direct message what they play. The opening of an anonymous match names nobody, so there also those who want no
 * messages.
 */
function tellPowers(tx: MatchTransaction, number: number): void {
  const isNeeded = tx.facts.match.plan.anonymous === true;
  for (const { seat, user } of seatHoldersOf(tx))
    if (user !== undefined && (isNeeded || wantsMessages(tx, user))) queueDealt(tx, number, seat, user);
}

/** Queues what follows the opening: the phases skipped at once, then the first card, or the ending. */
function tell(tx: MatchTransaction, { skipped, current, end }: Opened): void {
  const [first, ...others] = skipped;
  if (first) tellResults(tx, first, others, end !== undefined);
  if (end) finishMatch(tx, end);
  else tellPhase(tx, current);
}

function tellPhase(tx: MatchTransaction, current: MatchInPlay): void {
  queueCard(tx, current.phase.number);
  queueVacancies(tx, current, current.match.from === undefined ? [] : calledInBefore(current).map(({ id }) => id));
}

/** The seats that had been called in and taken before the match was imported. They are open again. */
const calledInBefore = ({ game, phase, seatHolders }: MatchInPlay): readonly Seat[] =>
  (game.called?.(phase.state) ?? []).filter(({ id }) => seatHolders.some(one => one.seat === id && one.user === undefined));
