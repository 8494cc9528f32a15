import { LINES_WITH_SUGGESTIONS, type SeatId, type TypedLine } from '../../../games/game.js';
import type { Language } from '../../../lib/language.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueNoticeAgain } from '../../messages/notices.js';
import { queueReceipts } from '../../messages/receipts.js';
import { file } from '../../model/filing.js';
import type { MatchId, UserId } from '../../model/match.js';
import { note } from '../../model/matchLog.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { matchForReferee } from '../../read/authority.js';
import { isOver, maySay } from '../../read/matchInPlay.js';
import { faultOfText } from '../../read/orderText.js';
import { filedOrdersOf } from '../../read/seatView.js';

export interface OrderedFor {
  readonly match: MatchId;
  /** The host. */
  readonly by: UserId;
  readonly seat: SeatId;
  readonly text: string;
  readonly language: Language;
  readonly interaction?: string;
}

/**
 * Orders for a seat, for a host who does not play. Returns what became of each line. The channel is told, the seat's player gets a receipt,
 * and the history keeps who did it; if no line could be taken, none of that happens. The host learns nothing of the seat's filed orders: a
 * bad line gets the fault it would have on an empty sheet. Refused in games with `openWhenLate`: what is taken or refused would reveal a hand.
 */
export async function orderForSeat(hosting: HostingContext, asked: OrderedFor): Promise<Result<readonly TypedLine[], HostingFault>> {
  const { interaction } = asked;
  return (await decide(hosting, asked.match, tx => order(tx, asked), { interaction })) ?? refuse({ code: 'no-such-match' });
}

function order(
  tx: MatchTransaction,
  { by, seat: id, text, language, interaction }: OrderedFor,
): Result<readonly TypedLine[], HostingFault> {
  const current = matchForReferee(tx, by);
  if (!current.ok) return current;
  const { match, game, phase, seats, name } = current.value;
  const tooLong = faultOfText(text);
  if (tooLong) return refuse(tooLong);
  if (game.openWhenLate === true) return refuse({ code: 'no-orders-for' });
  const seat = seats.find(one => one.id === id);
  if (!seat || !maySay(name, id)) return refuse({ code: 'no-such-seat' });
  if (match.status !== 'running' || isOver(tx, current.value, undefined)) return refuse({ code: 'phase-over' });
  const filed = filedOrdersOf(tx, current.value, seat);
  let left = LINES_WITH_SUGGESTIONS;
  const onEmptySheet = ({ typed }: TypedLine): TypedLine => {
    left -= 1;
    const [alone] = game.read(phase.state, id, typed, undefined, language, left < 0 ? 0 : 1).lines;
    return alone?.fault ? alone : { typed, fault: { code: 'does-not-fit' }, suggestions: [] };
  };
  const reading = game.read(phase.state, id, text, filed?.submission, language, 0);
  const lines = reading.lines.map(line => (line.fault ? onEmptySheet(line) : line));
  if (lines.every(({ fault }) => fault)) return ok(lines);
  const { submission } = reading;
  file(tx, { phase: phase.number, seat: id, user: by, submission, ready: filed?.ready ?? false, typed: text, interaction });
  queueReceipts(tx, current.value, { seat: id, user: by, language });
  queueNoticeAgain(tx, phase, { notice: 'host-ordered', seats: [id] });
  note(tx, by, { deed: 'ordered', about: { seat: id, phase: phase.number } });
  return ok(lines);
}
