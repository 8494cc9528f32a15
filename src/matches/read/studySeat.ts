import type { SheetLine } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import { filedText } from '../context/filedText.js';
import { filedBy, playedBy } from '../context/studySteps.js';
import type { SeatView } from './seatView.js';
import type { StudyPosition } from './studyPosition.js';

/** What of a position a panel needs: of a study, or of a lesson. */
export type SeatsAtBoard = Pick<StudyPosition, 'game' | 'state' | 'name' | 'seats'> & {
  readonly study: Pick<StudyPosition['study'], 'id' | 'game'> & Partial<Pick<StudyPosition['study'], 'name'>>;
  readonly step: Pick<StudyPosition['step'], 'id' | 'supposed'>;
};

/** What a seat is supposed to order in a position of a study, as a panel shows it. Undefined if it has nothing to decide there. */
export function studySeatView(position: SeatsAtBoard, place: number, language: Language): SeatView | undefined {
  const { study, step, game, name, seats } = position;
  const seat = seats[place];
  if (!seat) return undefined;
  const state = stateFor(position, seat.id);
  const filed = filedBy(game, state, step.supposed, seat.id);
  const picking = game.picking?.(state, seat.id, filed, language);
  return {
    ...(picking && { picking }),
    match: { id: study.id, game: study.game, plan: {} },
    phase: { number: step.id, state, dueAt: 0 },
    name,
    seat,
    topics: game.options(state, seat.id, language),
    sheet: game.sheet(state, seat.id, filed, language),
    ready: false,
    waitedFor: false,
    owing: false,
    revision: 0,
    studied: place,
    ...(study.name !== undefined && { studyName: study.name }),
  };
}

/** The position in which a seat is to decide something: the powers that have orders count as played by somebody, and so does this seat. */
export const stateFor = (
  { game, state, step }: Pick<StudyPosition, 'game' | 'state'> & { readonly step: Pick<StudyPosition['step'], 'supposed'> },
  seat: string,
): unknown => playedBy(game, state, [...Object.keys(step.supposed), seat]);

/**
 * Returns the orders of a seat in the text that studies keep: those that were filed, and of them only the lines for which `isKept` is
 * true.
 */
export const supposedText = (
  at: Pick<StudyPosition, 'game' | 'state'>,
  seat: string,
  submission: unknown,
  isKept: (line: SheetLine) => boolean = () => true,
): string => filedText(at, seat, submission, line => !line.stands && isKept(line));
