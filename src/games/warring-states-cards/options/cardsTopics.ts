import type { InEach, Language } from '../../../lib/language.js';
import type { SheetLine, Topic } from '../../game.js';
import type { CardsBoard } from '../board/cardsBoard.js';
import type { CardsState, StageKind } from '../model/cardsState.js';
import type { CardsSubmission } from '../model/move.js';
import { formatMove } from '../notation/formatMove.js';
import { awaitedIn } from '../rules/awaited.js';
import { legalMoves } from './legalMoves.js';
import { stepsOf } from './menuSteps.js';
import { noteOn } from './moveNotes.js';

const LABELS: Readonly<Record<StageKind, InEach>> = {
  keep: { en: 'The two cards you show', fr: 'Les deux cartes que vous montrez' },
  state: { en: 'The next state', fr: 'Le prochain État' },
  battle: { en: 'Your turn', fr: 'Votre tour' },
  use: { en: 'A card you’ve claimed', fr: 'Une carte remportée' },
  take: { en: 'Cards from the row', fr: 'Cartes de la rangée' },
  over: { en: 'Nothing', fr: 'Rien' },
};

/** One decision per phase: a single topic with every legal move. */
export function topicsOf(board: CardsBoard, state: CardsState, seat: string, language: Language): readonly Topic[] {
  const { kind } = state.stage;
  const awaited = awaitedIn(state).find(one => one === seat);
  if (awaited === undefined) return [];
  const choices = legalMoves(board, state, awaited).map(move => {
    const note = noteOn(board, state, awaited, move, language);
    return {
      text: formatMove(board, move, language),
      steps: stepsOf(board, move, language),
      ...(note !== undefined && { note }),
      ...(move.kind === 'fall-back' && { apart: true as const }),
    };
  });
  return [{ key: kind, label: LABELS[kind][language], choices }];
}

/** The filed decision, as a single line. */
export function sheetOf(
  board: CardsBoard,
  state: CardsState,
  seat: string,
  onFile: CardsSubmission | undefined,
  language: Language,
): readonly SheetLine[] {
  const { kind } = state.stage;
  if (!awaitedIn(state).some(one => one === seat)) return [];
  const text = onFile?.move && formatMove(board, onFile.move, language);
  return [{ key: kind, label: LABELS[kind][language], ...(text !== undefined && { text }), warnings: [] }];
}
