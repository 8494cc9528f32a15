import { queueNoticeAgain } from '../../messages/notices.js';
import { file } from '../../model/filing.js';
import { BY_VOTE, note } from '../../model/matchLog.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { choiceOf, isAgreed } from '../../read/agreed.js';
import { HOST_SEAT, type MatchInPlay } from '../../read/matchInPlay.js';
import type { Question } from '../../read/question.js';
import { filedOrdersOf } from '../../read/seatView.js';
import { closeIfReady } from '../../turn/closeIfReady.js';
import { closeEarly } from '../hosting/adjudicateNow.js';
import { tellReplaced } from '../hosting/replacePlayer.js';
import { noteDecided } from '../orders/decisions.js';
import { loseSeat } from '../seats/resignSeat.js';

/** Carries out what more than half of the others decided in place of the host. */
export function doInstead(tx: MatchTransaction, current: MatchInPlay, question: Question): void {
  if (question.kind === 'close') closeEarly(tx, current, { as: 'vote', actor: BY_VOTE });
  else if (question.kind === 'replace') removePlayer(tx, current, question.seat);
  else if (question.kind === 'decide') decideBattle(tx, current, choiceOf(current, question, 'en') ?? '');
}

/** Closes the open phase if more than half voted for it while opponents of the bot still owed their orders. Returns whether it did. */
export function closeIfVoted(tx: MatchTransaction, current: MatchInPlay): boolean {
  const question = { kind: 'close' } as const;
  if (!isAgreed(tx, current, question)) return false;
  doInstead(tx, current, question);
  return true;
}

/** Removes the seat's player and opens the seat to newcomers. */
function removePlayer(tx: MatchTransaction, current: MatchInPlay, id: string): void {
  const seat = current.seats.find(one => one.id === id);
  const user = current.seatHolders.find(one => one.seat === id)?.user;
  if (!seat || user === undefined) return;
  note(tx, BY_VOTE, { deed: 'removed', about: { seat: id, as: 'vote' } });
  queueNoticeAgain(tx, current.phase, { notice: 'removed-by-vote', seats: [id] });
  tellReplaced(tx, current, { seat: id, user, by: 'vote' });
  loseSeat(tx, { current, seat, user, filed: filedOrdersOf(tx, current, seat) });
}

/** Files the decision for the host's seat. When the last dispute is decided, the phase closes. */
function decideBattle(tx: MatchTransaction, current: MatchInPlay, text: string): void {
  const { game, phase } = current;
  const before: unknown = filedOrdersOf(tx, current, HOST_SEAT)?.submission;
  const { submission } = game.read(phase.state, HOST_SEAT.id, text, before, 'en');
  const isAll = game.sheet(phase.state, HOST_SEAT.id, submission, 'en').every(line => line.optional || line.text !== undefined);
  file(tx, { phase: phase.number, seat: HOST_SEAT.id, user: BY_VOTE, submission, ready: isAll, typed: text });
  noteDecided(tx, current, { user: BY_VOTE, as: 'vote' }, { seat: HOST_SEAT.id, before, after: submission });
  if (isAll) closeIfReady(tx, current);
}
