import type { Language } from '../../../lib/language.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { computeOf } from '../../context/compute.js';
import { readerOf } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import type { Match, MatchId, UserId } from '../../model/match.js';
import { HOST_SEAT, maySay } from '../../read/matchInPlay.js';
import { takenSeat } from '../../read/seatView.js';
import { opponentTask } from './opponentTask.js';

/** What a General of the bot would consider for a seat. For its player only. */
export interface Hint {
  readonly match: Match;
  readonly seat: string;
  /** The view of the seat, from which the General answered. */
  readonly view: unknown;
  /** The orders as the game reads them. */
  readonly submission: unknown;
  /** Its orders in the reader's language. Empty: it would order nothing. */
  readonly lines: readonly string[];
}

export interface HintRequest {
  readonly match: MatchId;
  readonly user: UserId;
  readonly language: Language;
}

/** Asks what a General would consider for the user's own seat, from what that seat may see. Only in training games. Files nothing. */
export async function hintFor(hosting: HostingContext, { match, user, language }: HintRequest): Promise<Result<Hint, HostingFault>> {
  const m = await readerOf(hosting, match);
  if (!m) return refuse({ code: 'no-such-match' });
  const taken = takenSeat(m, user);
  if (!taken.ok) return taken;
  const { current, seat } = taken.value;
  if (!current.match.plan.training || seat.id === HOST_SEAT.id || !maySay(current.name, seat.id)) return refuse({ code: 'no-hint' });
  const task = await opponentTask(hosting, { m, current, seat: seat.id, level: 'general', purpose: 'hint' });
  const text = await computeOf(hosting).run('opponentOrders', task);
  if (!text.ok) return text;
  const { game, phase } = current;
  const view: unknown = game.view(phase.state, seat.id);
  const { submission } = game.read(phase.state, seat.id, text.value, undefined, 'en', 0);
  const lines = game.sheet(phase.state, seat.id, submission, language).flatMap(line => line.text ?? []);
  return ok({ match: current.match, seat: seat.id, view, submission, lines });
}
