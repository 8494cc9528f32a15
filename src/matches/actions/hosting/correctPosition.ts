import type { TypedLine } from '../../../games/game.js';
import type { Language } from '../../../lib/language.js';
import type { Look } from '../../../lib/look.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide, look } from '../../context/decide.js';
import type { House, Picture } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueCard } from '../../messages/cards.js';
import { queueToChannel } from '../../messages/queueing.js';
import { queueReceipts } from '../../messages/receipts.js';
import { file, setReady, submissionsIn } from '../../model/filing.js';
import type { Match, MatchId, MatchPhase, OnFile, UserId } from '../../model/match.js';
import { note } from '../../model/matchLog.js';
import type { MatchReader, MatchTransaction } from '../../model/transaction.js';
import { tableForReferee } from '../../read/authority.js';
import { faultOfText } from '../../read/orderText.js';
import { positionPicture } from '../../read/pictureOf.js';
import { isOver, openPhaseOf, type Table, tableAt } from '../../read/table.js';
import { queueCalls } from '../../turn/calls.js';
import { scheduleReminder } from '../../turn/scheduleReminder.js';

export interface Correcting {
  readonly match: MatchId;
  /** The host, who does not play. */
  readonly user: UserId;
  /** The phase whose position he had before his eyes; none: whichever is open. */
  readonly phase?: number;
  /** As typed: see `Game.correct`. */
  readonly text: string;
  readonly language: Language;
}

/** How the open phase would stand. */
export interface Preview {
  readonly phase: MatchPhase;
  readonly lines: readonly TypedLine[];
  readonly picture: Picture;
}

/** What would come of a correction; nothing changes. */
export function previewCorrection(house: House, asked: Correcting, looks: Look): Result<Preview, HostingFault> {
  const previewed = look(house, asked.match, (m): Result<Preview, HostingFault> => {
    const found = corrected(m, asked, asked.language);
    if (!found.ok) return found;
    const { table, lines } = found.value;
    return ok({ phase: table.phase, lines, picture: positionPicture(table, { language: asked.language, look: looks }) });
  });
  return previewed ?? refuse({ code: 'no-such-match' });
}

/**
 * The host changes the position of the open phase. The channel is shown what he changed, and the log keeps it. Of what seats have on file
 * there stays what is still legal, and nobody is ready any more; the history of a seat whose orders changed by that says by whom.
 */
export function correctPosition(house: House, asked: Correcting): Result<Match, HostingFault> {
  const done = decide(house, asked.match, (tx): Result<Match, HostingFault> => {
    const found = corrected(tx, asked, tx.facts.match.language);
    if (!found.ok) return found;
    const { before, table, lines } = found.value;
    const told = lines.flatMap(({ text }) => text ?? []);
    if (told.length === 0) return refuse({ code: 'nothing-corrected' });
    tx.put({ open: { ...openPhaseOf(tx), state: table.phase.state } });
    for (const onFile of submissionsIn(tx, table.phase.number)) refile(tx, { before, table, onFile, asked });
    tell(tx, table, told);
    note(tx, asked.user, { deed: 'edited', about: { phase: table.phase.number, lines: told.join('; ') } });
    return ok(table.match);
  });
  return done ?? refuse({ code: 'no-such-match' });
}

interface Corrected {
  readonly before: Table;
  readonly table: Table;
  readonly lines: readonly TypedLine[];
}

function corrected(m: MatchReader, { user, phase, text }: Correcting, language: Language): Result<Corrected, HostingFault> {
  const found = tableForReferee(m, user);
  if (!found.ok) return found;
  const before = found.value;
  const tooLong = faultOfText(text);
  if (tooLong) return refuse(tooLong);
  if (!before.game.correct) return refuse({ code: 'no-correction' });
  const isMeant = phase === undefined || phase === before.phase.number;
  if (!isMeant || (before.match.status === 'running' && isOver(m, before, phase))) return refuse({ code: 'phase-over' });
  const { state, lines } = before.game.correct(before.phase.state, text, language);
  return ok({ before, table: tableAt(m, { ...before.phase, state }), lines });
}

interface Refiling extends Pick<Corrected, 'before' | 'table'> {
  readonly onFile: OnFile;
  readonly asked: Correcting;
}

/** What a seat has on file is read again on the new position, and no longer said to be ready. */
function refile(tx: MatchTransaction, { before, table, onFile, asked }: Refiling): void {
  const { seat, submission, ready } = onFile;
  const { game, phase } = table;
  const { user, text: typed, language } = asked;
  const texts = submission === undefined ? [] : game.sheet(before.phase.state, seat, submission, 'en').flatMap(({ text }) => text ?? []);
  const again = game.read(phase.state, seat, texts.join('\n'), undefined, 'en', 0);
  const isChanged = submission !== undefined && again.lines.some(({ fault }) => fault);
  if (!isChanged && !ready) return;
  if (isChanged) file(tx, { phase: phase.number, seat, user, submission: again.submission, ready: false, typed });
  else setReady(tx, phase.number, seat, false);
  queueReceipts(tx, table, { seat, user, language });
}

function tell(tx: MatchTransaction, table: Table, lines: readonly string[]): void {
  const { match, phase } = table;
  queueToChannel(tx, `corrected:${phase.number}:${tx.facts.logLength}`, { kind: 'corrected', phase: phase.number, lines });
  queueCard(tx, phase.number);
  if (match.status !== 'running') return;
  scheduleReminder(tx, table);
  queueCalls(tx, table);
}
