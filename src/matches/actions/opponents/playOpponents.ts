import type { SeatId } from '../../../games/game.js';
import { readerOf } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import { fileForOpponent, submissionOf } from '../../model/filing.js';
import type { MatchId } from '../../model/match.js';
import { noteShortfall } from '../../model/shortfall.js';
import { standInOf } from '../../model/standIn.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { type MatchInPlay, matchInPlay, openPhaseOf, opponentOn, opponentsOwing } from '../../read/matchInPlay.js';
import { decideUnlessBroken } from '../../turn/broken.js';
import { closeIfReady } from '../../turn/closeIfReady.js';
import { closeIfVoted } from '../ballots/insteadOfHost.js';
import { lastOrders } from './lastOrders.js';
import { type OpponentAnswer, opponentAnswer, UNANSWERED } from './opponentAnswer.js';
import { opponentTask } from './opponentTask.js';

/** The open phase of a match in which opponents of the bot owe their orders. */
export interface OpponentsDue {
  readonly match: MatchId;
  readonly number: number;
  readonly isLate?: boolean;
}

/**
 * Lets one opponent of the bot answer in a phase, and closes the phase if it waits for nobody any more, or if that was voted for meanwhile.
 * `isLate`: it was waited for long enough, and gives no orders. Returns whether it is worth calling it again at once: false if other work
 * keeps the worker busy.
 */
export async function playNextOpponent(hosting: HostingContext, { match, number, isLate }: OpponentsDue): Promise<boolean> {
  const next = await nextIn(hosting, match, number);
  if (next && isLate) hosting.log.error({ match, phase: number }, 'an opponent of the bot was waited for too long, and orders nothing');
  const answered = next && (isLate ? UNANSWERED : await next.answer());
  if (next && !answered) return false;
  const work = (tx: MatchTransaction): void => file(tx, number, next && answered && { seat: next.seat, ...answered });
  await decideUnlessBroken<void>(hosting, match, { work, otherwise: undefined });
  return true;
}

interface Next {
  readonly seat: SeatId;
  /** What is ordered for it. Undefined: try again later. */
  readonly answer: () => Promise<OpponentAnswer | undefined>;
}

/**
 * The first seat for which an opponent owes an answer in the phase, or for which its last orders are to be filed. Undefined if there is none, or
 * the phase is no longer open.
 */
async function nextIn(hosting: HostingContext, match: MatchId, number: number): Promise<Next | undefined> {
  const m = await readerOf(hosting, match);
  const current = m && matchInPlay(m);
  if (!m || !current?.ok || current.value.phase.number !== number) return undefined;
  const seat = opponentsOwing(m, current.value)[0];
  if (seat === undefined) return undefined;
  const level = opponentOn(current.value, seat) ?? standInOf(current.value.match);
  if (level === undefined) return { seat, answer: async () => ({ text: await lastOrders(hosting, current.value, seat) }) };
  const task = await opponentTask(hosting, { m, current: current.value, seat, level });
  return { seat, answer: () => opponentAnswer(hosting, task) };
}

/** Files an answer, unless the seat or the phase has changed meanwhile. */
function file(tx: MatchTransaction, number: number, answer: (OpponentAnswer & { readonly seat: SeatId }) | undefined): void {
  const found = matchInPlay(tx);
  if (!found.ok || found.value.phase.number !== number) return;
  const current = found.value;
  if (answer && opponentsOwing(tx, current).includes(answer.seat)) {
    const { seat, text, shortfall } = answer;
    const isInstead = opponentOn(current, seat) === undefined;
    const before = isInstead ? undefined : submissionOf(tx, number, seat)?.submission;
    const submission = submissionIn(current, { seat, text, before });
    fileForOpponent(tx, { phase: number, seat, submission, instead: isInstead });
    if (shortfall) noteShortfall(tx, number, { seat, shortfall });
  }
  if (opponentsOwing(tx, current).length > 0) return;
  const { opponentsOwe: _, ...open } = openPhaseOf(tx);
  tx.put({ open });
  if (tx.now < current.phase.dueAt && !closeIfVoted(tx, current)) closeIfReady(tx, current);
}

interface Answered {
  readonly seat: SeatId;
  readonly text: string;
  readonly before: unknown;
}

function submissionIn({ game, phase }: MatchInPlay, { seat, text, before }: Answered): unknown {
  if (text === '') return before;
  const filed: unknown = before === undefined ? undefined : game.submission.parse(before);
  return game.read(phase.state, seat, text, filed, 'en', 0).submission as unknown;
}
