import { queueNoticeAgain } from '../../messages/notices.js';
import { file } from '../../model/filing.js';
import { BY_VOTE, note } from '../../model/matchLog.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { choiceOf } from '../../read/agreed.js';
import { onFileOf } from '../../read/desk.js';
import type { Question } from '../../read/question.js';
import { HOST_SEAT, type Table } from '../../read/table.js';
import { closeIfReady } from '../../turn/closeIfReady.js';
import { closeEarly } from '../hosting/adjudicateNow.js';
import { tellReplaced } from '../hosting/replacePlayer.js';
import { noteDecided } from '../orders/decisions.js';
import { loseSeat } from '../seats/resignSeat.js';

/** Does what more than half of the others decided in the place of the host. */
export function doInstead(tx: MatchTransaction, table: Table, question: Question): void {
  if (question.kind === 'close') closeEarly(tx, table, { as: 'vote', actor: BY_VOTE });
  else if (question.kind === 'replace') removePlayer(tx, table, question.seat);
  else if (question.kind === 'decide') decideBattle(tx, table, choiceOf(table, question, 'en') ?? '');
}

/** The seat loses its player and is open to newcomers. */
function removePlayer(tx: MatchTransaction, table: Table, id: string): void {
  const seat = table.seats.find(one => one.id === id);
  const user = table.sittings.find(one => one.seat === id)?.user;
  if (!seat || user === undefined) return;
  note(tx, BY_VOTE, { deed: 'removed', about: { seat: id, as: 'vote' } });
  queueNoticeAgain(tx, table.phase, { notice: 'removed-by-vote', seats: [id] });
  tellReplaced(tx, table, { seat: id, user, by: 'vote' });
  loseSeat(tx, { table, seat, user, onFile: onFileOf(tx, table, seat) });
}

/** Goes on file for the seat of the host; with the last dispute the phase closes. */
function decideBattle(tx: MatchTransaction, table: Table, text: string): void {
  const { game, phase } = table;
  const before: unknown = onFileOf(tx, table, HOST_SEAT)?.submission;
  const { submission } = game.read(phase.state, HOST_SEAT.id, text, before, 'en');
  const isAll = game.sheet(phase.state, HOST_SEAT.id, submission, 'en').every(line => line.optional || line.text !== undefined);
  file(tx, { phase: phase.number, seat: HOST_SEAT.id, user: BY_VOTE, submission, ready: isAll, typed: text });
  noteDecided(tx, table, { user: BY_VOTE, as: 'vote' }, { seat: HOST_SEAT.id, before, after: submission });
  if (isAll) closeIfReady(tx, table);
}
