import { LINES_WITH_SUGGESTIONS, type SeatId, type TypedLine } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { MatchId, UserId } from '../match.js';
import { onFileOf } from '../orders/desk.js';
import { faultOfText } from '../orders/orderText.js';
import { queueNoticeAgain, queueReceipts } from '../outbox/queueing.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { isOver, maySay } from '../table.js';
import { note } from './audit.js';
import { tableForReferee } from './authority.js';

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
 * A host who does not play orders for a seat; what becomes of each line. The channel is told that he did, the seat's player gets a
 * receipt, and the history keeps who it was; where nothing could be taken, nothing of that happens. He is shown nothing of what the
 * seat has on file: a line is bad for the reason it would have on an empty sheet. Where the game makes up for a seat that does not answer he
 * orders nothing: what it would take or refuse tells of a hand.
 */
export function orderForSeat(house: House, asked: OrderedFor): Result<readonly TypedLine[], HostingFault> {
  return record(house, () => {
    const table = tableForReferee(house, asked.match, asked.by);
    if (!table.ok) return table;
    const { match, game, phase, seats, name } = table.value;
    const tooLong = faultOfText(asked.text);
    if (tooLong) return refuse(tooLong);
    if (game.patience !== undefined) return refuse({ code: 'no-orders-for' });
    const seat = seats.find(({ id }) => id === asked.seat);
    if (!seat || !maySay(name, seat.id)) return refuse({ code: 'no-such-seat' });
    if (match.status !== 'running' || isOver(house, table.value, undefined)) return refuse({ code: 'phase-over' });
    const onFile = onFileOf(house, table.value, seat);
    let left = LINES_WITH_SUGGESTIONS;
    const onEmptySheet = ({ typed }: TypedLine): TypedLine => {
      left -= 1;
      const [alone] = game.read(phase.state, seat.id, typed, undefined, asked.language, left < 0 ? 0 : 1).lines;
      return alone?.fault ? alone : { typed, fault: { code: 'does-not-fit' }, suggestions: [] };
    };
    const reading = game.read(phase.state, seat.id, asked.text, onFile?.submission, asked.language, 0);
    const lines = reading.lines.map(line => (line.fault ? onEmptySheet(line) : line));
    if (lines.every(({ fault }) => fault)) return ok(lines);
    house.store.file({
      match: match.id,
      phase: phase.number,
      seat: seat.id,
      user: asked.by,
      submission: reading.submission,
      ready: onFile?.ready ?? false,
      typed: asked.text,
      at: house.now(),
      ...(asked.interaction !== undefined && { interaction: asked.interaction }),
    });
    queueReceipts(house, table.value, { seat: seat.id, user: asked.by, language: asked.language });
    queueNoticeAgain(house, phase, match, { notice: 'host-ordered', seats: [seat.id] });
    note(house, match.id, asked.by, { deed: 'ordered', about: { seat: seat.id, phase: phase.number } });
    return ok(lines);
  });
}
