import type { TypedLine } from '../../../games/game.js';
import type { Language } from '../../../lib/language.js';
import type { Look } from '../../../lib/look.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide, look } from '../../context/decide.js';
import type { HostingContext, Picture } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueCard } from '../../messages/cards.js';
import { queueToChannel } from '../../messages/queueing.js';
import { queueReceipts } from '../../messages/receipts.js';
import { file, setReady, submissionsIn } from '../../model/filing.js';
import type { FiledOrders, Match, MatchId, MatchPhase, UserId } from '../../model/match.js';
import { note } from '../../model/matchLog.js';
import type { MatchReader, MatchTransaction } from '../../model/transaction.js';
import { matchForReferee } from '../../read/authority.js';
import { isOver, type MatchInPlay, matchInPlayAt, openPhaseOf } from '../../read/matchInPlay.js';
import { faultOfText } from '../../read/orderText.js';
import { positionPicture } from '../../read/pictureOf.js';
import { scheduleReminder } from '../../turn/scheduleReminder.js';
import { queueVacancies } from '../../turn/vacancies.js';

export interface Correcting {
  readonly match: MatchId;
  /** The host, who does not play. */
  readonly user: UserId;
  /** The phase whose position the host was looking at. Undefined: the open one. */
  readonly phase?: number;
  /** As typed: see `Game.correct`. */
  readonly text: string;
  readonly language: Language;
}

/** The open phase as it would be after the correction. */
export interface Preview {
  readonly phase: MatchPhase;
  readonly lines: readonly TypedLine[];
  readonly picture: Picture;
}

/** Shows what would come of a correction. Nothing changes. */
export async function previewCorrection(hosting: HostingContext, asked: Correcting, looks: Look): Promise<Result<Preview, HostingFault>> {
  const previewed = await look(hosting, asked.match, (m): Result<Preview, HostingFault> => {
    const found = corrected(m, asked, asked.language);
    if (!found.ok) return found;
    const { current, lines } = found.value;
    return ok({ phase: current.phase, lines, picture: positionPicture(current, { language: asked.language, look: looks }) });
  });
  return previewed ?? refuse({ code: 'no-such-match' });
}

/**
 * Changes the position of the open phase, for its host. The channel is told what changed, and it is logged. Filed orders keep what is still
 * legal, and no seat is ready any more. If that changes a seat's orders, its history says who did it.
 */
export async function correctPosition(hosting: HostingContext, asked: Correcting): Promise<Result<Match, HostingFault>> {
  const done = await decide(hosting, asked.match, (tx): Result<Match, HostingFault> => {
    const found = corrected(tx, asked, tx.facts.match.language);
    if (!found.ok) return found;
    const { before, current, lines } = found.value;
    const told = lines.flatMap(({ text }) => text ?? []);
    if (told.length === 0) return refuse({ code: 'nothing-corrected' });
    tx.put({ open: { ...openPhaseOf(tx), state: current.phase.state } });
    for (const filed of submissionsIn(tx, current.phase.number)) refile(tx, { before, current, filed, asked });
    tell(tx, current, told);
    note(tx, asked.user, { deed: 'edited', about: { phase: current.phase.number, lines: told.join('; ') } });
    return ok(current.match);
  });
  return done ?? refuse({ code: 'no-such-match' });
}

interface Corrected {
  readonly before: MatchInPlay;
  readonly current: MatchInPlay;
  readonly lines: readonly TypedLine[];
}

function corrected(m: MatchReader, { user, phase, text }: Correcting, language: Language): Result<Corrected, HostingFault> {
  const found = matchForReferee(m, user);
  if (!found.ok) return found;
  const before = found.value;
  const tooLong = faultOfText(text);
  if (tooLong) return refuse(tooLong);
  if (!before.game.correct) return refuse({ code: 'no-correction' });
  const isMeant = phase === undefined || phase === before.phase.number;
  if (!isMeant || (before.match.status === 'running' && isOver(m, before, phase))) return refuse({ code: 'phase-over' });
  const { state, lines } = before.game.correct(before.phase.state, text, language);
  return ok({ before, current: matchInPlayAt(m, { ...before.phase, state }), lines });
}

interface Refiling extends Pick<Corrected, 'before' | 'current'> {
  readonly filed: FiledOrders;
  readonly asked: Correcting;
}

/** Parses a seat's filed orders again for the new position, and marks the seat not ready. */
function refile(tx: MatchTransaction, { before, current, filed, asked }: Refiling): void {
  const { seat, submission, ready } = filed;
  const { game, phase } = current;
  const { user, text: typed, language } = asked;
  const texts = submission === undefined ? [] : game.sheet(before.phase.state, seat, submission, 'en').flatMap(({ text }) => text ?? []);
  const again = game.read(phase.state, seat, texts.join('\n'), undefined, 'en', 0);
  const isChanged = submission !== undefined && again.lines.some(({ fault }) => fault);
  if (!isChanged && !ready) return;
  if (isChanged) file(tx, { phase: phase.number, seat, user, submission: again.submission, ready: false, typed });
  else setReady(tx, phase.number, seat, false);
  queueReceipts(tx, current, { seat, user, language });
}

function tell(tx: MatchTransaction, current: MatchInPlay, lines: readonly string[]): void {
  const { match, phase } = current;
  queueToChannel(tx, `corrected:${phase.number}:${tx.facts.logLength}`, { kind: 'corrected', phase: phase.number, lines });
  queueCard(tx, phase.number);
  if (match.status !== 'running') return;
  scheduleReminder(tx, current);
  queueVacancies(tx, current);
}
