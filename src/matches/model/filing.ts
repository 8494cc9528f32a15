import type { SeatId } from '../../games/game.js';
import type { FiledOrders, MatchPhase, UserId } from './match.js';
import { isSatUpon } from './people.js';
import { forgetShortfalls } from './shortfall.js';
import type { SeatSubmission } from './snapshot.js';
import { STAND_IN } from './standIn.js';
import type { MatchReader, MatchTransaction } from './transaction.js';

/** The filed orders of all seats in a phase: the open one, or one that closes in this transaction. */
export const submissionsIn = ({ facts }: MatchReader, phase: number): readonly SeatSubmission[] =>
  facts.submissions.filter(one => one.phase === phase);

export const submissionOf = (m: MatchReader, phase: number, seat: SeatId): SeatSubmission | undefined =>
  submissionsIn(m, phase).find(one => one.seat === seat);

/** An edit of a seat's filed orders. */
export interface Filing {
  readonly phase: number;
  readonly seat: SeatId;
  readonly user: UserId;
  readonly submission: unknown;
  readonly ready: boolean;
  readonly typed: string;
  readonly interaction?: string | undefined;
}

/** Replaces a seat's filed orders and adds the edit to the history. An interaction that was filed before changes nothing. */
export function file(tx: MatchTransaction, { phase, seat, user, submission, ready, typed, interaction }: Filing): FiledOrders {
  const before = submissionOf(tx, phase, seat);
  if (before && interaction !== undefined && tx.isRepeated(interaction)) return before;
  const filedBy = isSatUpon(tx, seat) ? undefined : user;
  const filed: SeatSubmission = { phase, seat, submission, ready, revision: (before?.revision ?? 0) + 1, filedBy };
  put(tx, filed);
  tx.add('edits', { phase, seat, user, typed, submission, at: tx.now, interaction });
  return filed;
}

/**
 * Files what an opponent of the bot orders, or what a seat ordered last, as ready. It is not in the history of edits: nobody typed it.
 * `instead`: in place of the seat's player.
 */
export function fileForOpponent(
  tx: MatchTransaction,
  { phase, seat, submission, instead }: Pick<Filing, 'phase' | 'seat' | 'submission'> & { readonly instead: boolean },
): void {
  const revision = (submissionOf(tx, phase, seat)?.revision ?? 0) + 1;
  put(tx, { phase, seat, submission, ready: true, revision, ...(instead && { filedBy: STAND_IN }) });
}

/** The seats for which the bot was to order in place of their players, who sent nothing. */
export const coveredIn = ({ facts }: MatchReader, phase: number): readonly SeatId[] =>
  facts.submissions.flatMap(one => (one.phase === phase && one.filedBy === STAND_IN ? [one.seat] : []));

/** The same without those for which there was nothing to order: their units hold. */
export const orderedIn = (m: MatchReader, phase: number): readonly SeatId[] =>
  coveredIn(m, phase).filter(seat => submissionOf(m, phase, seat)?.submission !== undefined);

/** What the bot ordered for a seat becomes its new player's own, to be changed or kept. */
export function handOver(tx: MatchTransaction, phase: number, seat: SeatId): void {
  const before = submissionOf(tx, phase, seat);
  if (before?.filedBy !== STAND_IN) return;
  const { filedBy: _, ...filed } = before;
  put(tx, { ...filed, ready: false });
}

/** What is noted in a phase once nothing postpones its deadline any more and the bot orders for those who sent nothing by it. */
const covering = ({ dueAt }: Pick<MatchPhase, 'dueAt'>): string => `stand-in:${dueAt}`;

/** Whether the bot has begun to order for those who sent nothing by the present deadline of a phase. */
export const isCovering = ({ facts }: MatchReader, phase: Pick<MatchPhase, 'number' | 'dueAt'>): boolean =>
  facts.extensions.some(one => one.phase === phase.number && one.reason === covering(phase));

/** From now on the bot orders for those who sent nothing by the present deadline of a phase. */
export function beginCovering(tx: MatchTransaction, phase: Pick<MatchPhase, 'number' | 'dueAt'>): void {
  if (!isCovering(tx, phase)) tx.put({ extensions: [...tx.facts.extensions, { phase: phase.number, reason: covering(phase) }] });
}

/** Takes back what the bot ordered in place of players, who have time again to order themselves. Not for seats that nobody holds. */
export function uncover(tx: MatchTransaction, phase: number): void {
  const seats = coveredIn(tx, phase).filter(seat => isSatUpon(tx, seat));
  for (const seat of seats) {
    const revision = (submissionOf(tx, phase, seat)?.revision ?? 0) + 1;
    put(tx, { phase, seat, submission: undefined, ready: false, revision });
  }
  forgetShortfalls(tx, phase, seats);
}

/** Marks a seat ready or not; also one that has filed nothing. */
export function setReady(tx: MatchTransaction, phase: number, seat: SeatId, ready: boolean): void {
  const before = submissionOf(tx, phase, seat);
  put(tx, { submission: undefined, revision: 0, ...before, phase, seat, ready });
}

function put(tx: MatchTransaction, filed: SeatSubmission): void {
  const others = tx.facts.submissions.filter(({ phase, seat }) => phase !== filed.phase || seat !== filed.seat);
  tx.put({ submissions: [...others, filed] });
}

/** The answers to a question in a phase, by seat. */
export const ballotsOn = ({ facts }: MatchReader, phase: number, question: string): ReadonlyMap<SeatId, boolean> =>
  new Map(facts.ballots.flatMap(one => (one.phase === phase && one.question === question ? [[one.seat, one.yes]] : [])));

/** The questions of a phase with at least one yes, in alphabetical order. */
export const questionsIn = ({ facts }: MatchReader, phase: number): readonly string[] =>
  [...new Set(facts.ballots.flatMap(one => (one.phase === phase && one.yes ? [one.question] : [])))].sort();

export function castBallot(
  tx: MatchTransaction,
  phase: number,
  ballot: { readonly question: string; readonly seat: SeatId; readonly yes: boolean },
): void {
  const { ballots } = tx.facts;
  const at = ballots.findIndex(one => one.phase === phase && one.question === ballot.question && one.seat === ballot.seat);
  tx.put({ ballots: at < 0 ? [...ballots, { phase, ...ballot }] : ballots.with(at, { phase, ...ballot }) });
}

/** Removes all ballots on a question, or all ballots of a seat. */
export function forgetBallots(tx: MatchTransaction, about: { readonly question: string } | { readonly seat: SeatId }): void {
  const isMeant = (one: { readonly question: string; readonly seat: SeatId }): boolean =>
    'question' in about ? one.question === about.question : one.seat === about.seat;
  tx.put({ ballots: tx.facts.ballots.filter(one => !isMeant(one)) });
}
