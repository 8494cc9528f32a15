import type { Language } from '../../../lib/language.js';
import { LINES_READ, LINES_WITH_SUGGESTIONS, type Reading, type TypedLine } from '../../game.js';
import type { CardsBoard } from '../board/cardsBoard.js';
import type { Dynasty } from '../board/dynasties.js';
import type { CardsState } from '../model/cardsState.js';
import type { CardsSubmission } from '../model/move.js';
import { formatMove } from '../notation/formatMove.js';
import { nearest } from '../notation/nearestMoves.js';
import { readMove, type Unread } from '../notation/readMove.js';
import { legalMoves } from '../options/legalMoves.js';
import { seatsOf } from '../table/tablePlayers.js';

const SUGGESTIONS = 3;
/** What a seat's text is read against, and the language of the answers. */
interface LineContext {
  readonly board: CardsBoard;
  readonly state: CardsState;
  readonly language: Language;
}

/**
 * Reads typed moves. A phase takes one decision, so the last valid line replaces the filed move. Each invalid line gets its fault, and the
 * first `helped` ones the nearest legal moves too.
 */
export function readLines(
  context: LineContext,
  seat: string,
  text: string,
  onFile: CardsSubmission | undefined,
  helped: number = LINES_WITH_SUGGESTIONS,
): Reading<CardsSubmission> {
  let submission = onFile ?? {};
  let left = helped;
  const lines = text
    .split(/[;\n]/)
    .map(typed => typed.trim())
    .filter(typed => typed !== '')
    .map((typed, line): TypedLine => {
      if (line >= LINES_READ) return { typed, fault: { code: 'too-many-lines', most: LINES_READ }, suggestions: [] };
      const own = seatsOf(context.state).find(one => one === seat);
      if (own === undefined) return { typed, fault: { code: 'not-your-turn' }, suggestions: [] };
      const read = readMove(context.board, context.state, own, typed);
      if (!read.ok) {
        left -= 1;
        return refused(context, own, typed, { ...read.fault, isHelped: left >= 0 });
      }
      submission = { move: read.value };
      return { typed, text: formatMove(context.board, read.value, context.language), suggestions: [] };
    });
  return { submission, lines };
}

interface Refused extends Unread {
  readonly isHelped: boolean;
}

function refused({ board, state, language }: LineContext, seat: Dynasty, typed: string, { fault, readings, isHelped }: Refused): TypedLine {
  const meant = readings.map(move => formatMove(board, move, language));
  if (meant.length > 0) return { typed, fault: { code: 'ambiguous', candidates: meant }, suggestions: meant.slice(0, SUGGESTIONS) };
  if (!isHelped) return { typed, fault, suggestions: [] };
  const legal = legalMoves(board, state, seat).map(move => formatMove(board, move, language));
  return { typed, fault, suggestions: nearest(typed, legal, SUGGESTIONS) };
}
