import type { SeatId } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import { ballotsOn, questionsIn } from '../model/filing.js';
import type { MatchEnd } from '../model/match.js';
import { isLeaving } from '../model/people.js';
import type { MatchReader } from '../model/transaction.js';
import { openDisputes } from './disputes.js';
import { contenders, HOST_SEAT, type MatchInPlay, opponentOn, survivors } from './matchInPlay.js';
import { keyOf, type Question, questionOf } from './question.js';

/**
 * The seats that vote: all that still play and have a player. On a concession the seat that would win does not vote; on what the host may
 * not decide, the host's own seat does not; on a battle, its parties do not either.
 */
export function voters(current: MatchInPlay, question: Question): readonly SeatId[] {
  const playing = survivors(current).filter(seat => !isLeaving(current, seat));
  if (question.kind === 'concede') return playing.filter(seat => seat !== question.to);
  if (!isForHost(question)) return playing;
  const own = current.seatHolders.find(({ user }) => user === current.match.host)?.seat;
  const parties = question.kind === 'decide' ? partiesTo(current, question.key) : [];
  return playing.filter(seat => seat !== own && !parties.includes(seat));
}

/** Whether a question is voted on because the host may not decide it. */
export const isForHost = ({ kind }: Question): boolean => kind === 'close' || kind === 'replace' || kind === 'decide';

export const partiesTo = (current: MatchInPlay, key: string): readonly SeatId[] =>
  openDisputes(current).find(dispute => dispute.key === key)?.parties ?? [];

/**
 * Whether a question is agreed on in the open phase. Ending the match takes all voters. Closing the phase or removing a player takes more
 * than half, and at least two. Everything else takes more than half. No answer is a no; seats in civil disorder do not vote, nor do opponents
 * of the bot, who only have to accept a draw or a concession: see `opponentsAgainst`.
 */
export function isAgreed(m: MatchReader, current: MatchInPlay, question: Question): boolean {
  const ballots = ballotsOn(m, current.phase.number, keyOf(question));
  const asked = voters(current, question);
  const yes = asked.filter(seat => ballots.get(seat) === true).length;
  if (opponentsAgainst(current, question).length > 0) return false;
  const isEnd = question.kind === 'draw' || question.kind === 'concede' || question.kind === 'cancel';
  const least = question.kind === 'close' || question.kind === 'replace' ? 2 : 1;
  return yes >= least && (isEnd ? yes === asked.length : yes * 2 > asked.length);
}

/**
 * The seats of opponents of the bot that do not accept an end of the match. A draw: those that it leaves out, and the one that alone has the
 * most points. A concession: all, unless the winner alone has the most points. They accept everything else.
 */
export function opponentsAgainst(current: MatchInPlay, question: Question): readonly SeatId[] {
  if (question.kind !== 'draw' && question.kind !== 'concede') return [];
  const opponents = contenders(current).filter(seat => opponentOn(current, seat) !== undefined);
  const leader = leaderOf(current);
  if (question.kind === 'concede') return question.to === leader ? [] : opponents.filter(seat => seat !== question.to);
  return opponents.filter(seat => seat === leader || question.seats?.includes(seat) === false);
}

/** The seat with more points than any other. Undefined if several have the most. */
function leaderOf({ game, phase }: MatchInPlay): SeatId | undefined {
  const standings = game.standings(phase.state);
  const most = Math.max(...standings.map(({ points }) => points));
  const [first, ...others] = standings.filter(({ points }) => points === most);
  return others.length === 0 ? first?.seat : undefined;
}

/** Whether a question still makes sense: its seats still play, and its dispute is still open. */
export function isSound(current: MatchInPlay, question: Question): boolean {
  const playing = contenders(current);
  if (question.kind === 'concede') return playing.includes(question.to) && playing.length > 1;
  if (question.kind === 'replace') return survivors(current).includes(question.seat);
  if (question.kind === 'decide') return choiceOf(current, question, 'en') !== undefined;
  return question.kind !== 'draw' || !question.seats || (question.seats.length > 1 && question.seats.every(seat => playing.includes(seat)));
}

/** The proposed decision of a dispute, as a text the host could type. Undefined if the dispute or the choice no longer exists. */
export function choiceOf(
  current: MatchInPlay,
  { key, choice }: Extract<Question, { kind: 'decide' }>,
  language: Language,
): string | undefined {
  if (!openDisputes(current).some(dispute => dispute.key === key)) return undefined;
  const topic = current.game.options(current.phase.state, HOST_SEAT.id, language).find(one => one.key === key);
  return topic?.choices[choice]?.text;
}

/** The questions of the open phase with at least one yes. */
export const proposed = (m: MatchReader, current: MatchInPlay): readonly Question[] =>
  questionsIn(m, current.phase.number).flatMap(key => questionOf(key) ?? []);

/** How the match ends if a vote to end it is agreed on. Undefined if none is. */
export function agreedEnd(m: MatchReader, current: MatchInPlay): MatchEnd | undefined {
  const question = proposed(m, current).find(one => endBy(current, one) && isSound(current, one) && isAgreed(m, current, one));
  return question && endBy(current, question);
}

function endBy(current: MatchInPlay, question: Question): MatchEnd | undefined {
  if (question.kind === 'draw') return { kind: 'draw', seats: [...(question.seats ?? contenders(current))] };
  if (question.kind === 'concede') return { kind: 'concession', seats: [question.to] };
  return question.kind === 'cancel' ? { kind: 'cancelled', seats: [] } : undefined;
}
