import type { OpponentLevel, SeatId } from '../../../games/game.js';
import { computeOf } from '../../context/compute.js';
import { readerOf } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { OpponentTask } from '../../context/tasks.js';
import { whereItBroke } from '../../context/whereItBroke.js';
import { fileForOpponent, submissionOf } from '../../model/filing.js';
import type { MatchId } from '../../model/match.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { type MatchInPlay, matchInPlay, openPhaseOf, opponentOn, opponentsOwing } from '../../read/matchInPlay.js';
import { decideUnlessBroken } from '../../turn/broken.js';
import { closeIfReady } from '../../turn/closeIfReady.js';
import { opponentTask } from './opponentTask.js';

/** The open phase of a match in which opponents of the bot owe their orders. */
export interface OpponentsDue {
  readonly match: MatchId;
  readonly number: number;
}

/**
 * Lets one opponent of the bot answer in a phase, and closes the phase if it waits for nobody any more. Returns whether it is worth calling
 * it again at once: false if other work keeps the worker busy.
 */
export async function playNextOpponent(hosting: HostingContext, { match, number }: OpponentsDue): Promise<boolean> {
  const next = await nextIn(hosting, match, number);
  const text = next && (await answerOf(hosting, next));
  if (next && text === undefined) return false;
  const work = (tx: MatchTransaction): void => file(tx, number, next && text !== undefined ? { ...next, text } : undefined);
  await decideUnlessBroken<void>(hosting, match, { work, otherwise: undefined });
  return true;
}

interface Next {
  readonly seat: SeatId;
  readonly level: OpponentLevel;
  readonly task: OpponentTask;
}

/** The first opponent that owes an answer in the phase. Undefined if none does, or the phase is no longer open. */
async function nextIn(hosting: HostingContext, match: MatchId, number: number): Promise<Next | undefined> {
  const m = await readerOf(hosting, match);
  const current = m && matchInPlay(m);
  if (!m || !current?.ok || current.value.phase.number !== number) return undefined;
  const seat = opponentsOwing(m, current.value)[0];
  const level = seat === undefined ? undefined : opponentOn(current.value, seat);
  if (seat === undefined || level === undefined) return undefined;
  return { seat, level, task: await opponentTask(hosting, { m, current: current.value, seat, level }) };
}

/** What an opponent orders; if it fails or takes too long, what a Recruit would; if that fails too, nothing. Undefined: try again later. */
async function answerOf(hosting: HostingContext, { task }: Next): Promise<string | undefined> {
  for (const level of task.level === 'recruit' ? (['recruit'] as const) : ([task.level, 'recruit'] as const)) {
    try {
      const text = await computeOf(hosting).run('opponentOrders', { ...task, level });
      if (text.ok) return text.value;
      if (text.fault.code === 'too-busy') return undefined;
      hosting.log.warn({ game: task.game, level, fault: text.fault.code }, 'an opponent of the bot gave no answer');
    } catch (error) {
      hosting.log.error({ game: task.game, level, ...whereItBroke(error) }, 'an opponent of the bot failed');
    }
  }
  return '';
}

/** Files an answer, unless the seat or the phase has changed meanwhile. */
function file(tx: MatchTransaction, number: number, answer: (Next & { readonly text: string }) | undefined): void {
  const found = matchInPlay(tx);
  if (!found.ok || found.value.phase.number !== number) return;
  const current = found.value;
  if (answer && opponentsOwing(tx, current).includes(answer.seat)) {
    const { seat, text } = answer;
    const before = submissionOf(tx, number, seat)?.submission;
    fileForOpponent(tx, { phase: number, seat, submission: submissionIn(current, { seat, text, before }) });
  }
  if (opponentsOwing(tx, current).length > 0) return;
  const { opponentsOwe: _, ...open } = openPhaseOf(tx);
  tx.put({ open });
  if (tx.now < current.phase.dueAt) closeIfReady(tx, current);
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
