import type { TypedLine } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import type { Look } from '../../lib/look.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { Match, MatchId, MatchPhase, OnFile, UserId } from '../match.js';
import { faultOfText } from '../orders/orderText.js';
import { queueCard, queueReceipts, queueToChannel } from '../outbox/queueing.js';
import { positionPicture } from '../pictureOf.js';
import type { House, Picture } from '../ports.js';
import { record } from '../record.js';
import { scheduleReminder } from '../reminders/scheduleReminder.js';
import { queueCalls } from '../seats/calls.js';
import { isOver, type Table, tableAt } from '../table.js';
import { note } from './audit.js';
import { tableForReferee } from './authority.js';

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
export function previewCorrection(house: House, asked: Correcting, look: Look): Result<Preview, HostingFault> {
  const found = corrected(house, asked, asked.language);
  if (!found.ok) return found;
  const { table, lines } = found.value;
  return ok({ phase: table.phase, lines, picture: positionPicture(table, { language: asked.language, look }) });
}

/**
 * The host changes the position of the open phase. The channel is shown what he changed, and the log keeps it. Of what seats have on file
 * there stays what is still legal, and nobody is ready any more; the history of a seat whose orders changed by that says by whom.
 */
export function correctPosition(house: House, asked: Correcting): Result<Match, HostingFault> {
  return record(house, () => {
    const match = house.store.match(asked.match);
    const found = corrected(house, asked, match?.language ?? asked.language);
    if (!found.ok) return found;
    const { before, table, lines } = found.value;
    const told = lines.flatMap(({ text }) => text ?? []);
    if (told.length === 0) return refuse({ code: 'nothing-corrected' });
    house.store.recordState(asked.match, table.phase.number, table.phase.state);
    for (const onFile of house.store.submissions(asked.match, table.phase.number)) refile(house, { before, table, onFile, asked });
    tell(house, table, told);
    note(house, asked.match, asked.user, { deed: 'edited', about: { phase: table.phase.number, lines: told.join('; ') } });
    return ok(table.match);
  });
}

interface Corrected {
  readonly before: Table;
  readonly table: Table;
  readonly lines: readonly TypedLine[];
}

function corrected(house: House, { match, user, phase, text }: Correcting, language: Language): Result<Corrected, HostingFault> {
  const found = tableForReferee(house, match, user);
  if (!found.ok) return found;
  const before = found.value;
  const tooLong = faultOfText(text);
  if (tooLong) return refuse(tooLong);
  if (!before.game.correct) return refuse({ code: 'no-correction' });
  const isMeant = phase === undefined || phase === before.phase.number;
  if (!isMeant || (before.match.status === 'running' && isOver(house, before, phase))) return refuse({ code: 'phase-over' });
  const { state, lines } = before.game.correct(before.phase.state, text, language);
  return ok({ before, table: tableAt(house, before.match, { ...before.phase, state }), lines });
}

interface Refiling extends Pick<Corrected, 'before' | 'table'> {
  readonly onFile: OnFile;
  readonly asked: Correcting;
}

/** What a seat has on file is read again on the new position, and no longer said to be ready. */
function refile(house: House, { before, table, onFile, asked }: Refiling): void {
  const { seat, submission, ready } = onFile;
  const { match, game, phase } = table;
  const texts = submission === undefined ? [] : game.sheet(before.phase.state, seat, submission, 'en').flatMap(({ text }) => text ?? []);
  const again = game.read(phase.state, seat, texts.join('\n'), undefined, 'en', 0);
  const isChanged = submission !== undefined && again.lines.some(({ fault }) => fault);
  if (!isChanged && !ready) return;
  if (isChanged)
    house.store.file({
      match: match.id,
      phase: phase.number,
      seat,
      user: asked.user,
      submission: again.submission,
      ready: false,
      typed: asked.text,
      at: house.now(),
    });
  else house.store.setReady(match.id, phase.number, seat, false);
  queueReceipts(house, table, { seat, user: asked.user, language: asked.language });
}

function tell(house: House, table: Table, lines: readonly string[]): void {
  const { match, phase } = table;
  const number = house.store.notes(match.id).length;
  queueToChannel(house, match, `corrected:${phase.number}:${number}`, { kind: 'corrected', phase: phase.number, lines });
  queueCard(house, match, phase.number);
  if (match.status !== 'running') return;
  scheduleReminder(house, table);
  queueCalls(house, table);
}
