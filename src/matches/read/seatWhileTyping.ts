import type { AnyGame, Reading, SeatId, SheetLine, Topic } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import { look } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import type { MatchId, UserId } from '../model/match.js';
import { takenSeat } from './seatView.js';

/** What autocomplete asks about a seat while its player types orders. For that player only; nothing is saved. */
export interface SeatWhileTyping {
  readonly topics: readonly Topic[];
  /** Keys of the topics that have a saved order. */
  readonly saved: ReadonlySet<string>;
  /** Returns the keys of the topics that this text decides; undefined if a line of it cannot be read. */
  readonly decidedBy: (text: string) => ReadonlySet<string> | undefined;
}

/** Undefined for somebody without a seat in the match. */
export const seatWhileTyping = (
  hosting: HostingContext,
  match: MatchId,
  user: UserId,
  language: Language,
): Promise<SeatWhileTyping | undefined> =>
  look(hosting, match, m => {
    const taken = takenSeat(m, user);
    if (!taken.ok) return undefined;
    const { current, seat, filed } = taken.value;
    return typingAt({ game: current.game, state: current.phase.state, seat: seat.id, submission: filed?.submission }, language);
  });

/** A seat in a position, with its orders so far. */
interface Typing {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: SeatId;
  readonly submission: unknown;
}

/** The same for a seat in any position, as in a study. */
export function typingAt({ game, state, seat, submission: before }: Typing, language: Language): SeatWhileTyping {
  const sheetOf = (submission: unknown): readonly SheetLine[] => game.sheet(state, seat, submission, language);
  return { topics: game.options(state, seat, language), saved: decided(sheetOf(before)), decidedBy };

  function decidedBy(text: string): ReadonlySet<string> | undefined {
    const { submission, lines }: Reading<unknown> = game.read(state, seat, text, undefined, language, 0);
    return lines.every(line => line.text !== undefined) ? decided(sheetOf(submission)) : undefined;
  }
}

const decided = (sheet: readonly SheetLine[]): ReadonlySet<string> =>
  new Set(sheet.flatMap(line => (line.text === undefined ? [] : [line.key])));
