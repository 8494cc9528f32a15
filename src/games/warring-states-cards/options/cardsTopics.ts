import type { InEach, Language } from '../../../lib/language.js';
import type { SheetLine, Topic } from '../../game.js';
import type { CardsBoard } from '../board/cardsBoard.js';
import type { Dynasty } from '../board/dynasties.js';
import type { CardsState, StageKind } from '../model/cardsState.js';
import type { CardsSubmission } from '../model/move.js';
import { formatMove } from '../notation/formatMove.js';
import { awaitedIn } from '../rules/awaited.js';
import { holdsSpy } from '../rules/nameState.js';
import { legalMoves } from './legalMoves.js';
import { mayUseSkill } from './legalPlays.js';
import { stepsOf } from './menuSteps.js';
import { noteOn } from './moveNotes.js';

const LABELS: Readonly<Record<StageKind, InEach>> = {
  keep: { en: 'The two cards you show', fr: 'Les deux cartes que vous montrez' },
  state: { en: 'The next state', fr: 'Le prochain État' },
  battle: { en: 'Your turn', fr: 'Votre tour' },
  use: { en: 'A card you’ve claimed', fr: 'Une carte remportée' },
  take: { en: 'Two cards from the row', fr: 'Deux cartes de la rangée' },
  over: { en: 'Nothing', fr: 'Rien' },
};
const ONE_CARD: InEach = { en: 'One card from the row', fr: 'Une carte de la rangée' };

/** What the menus of each stage ask, from the first. */
const ASKS: Readonly<Record<StageKind, readonly InEach[]>> = {
  keep: [{ en: 'Choose the two cards you show', fr: 'Choisissez les deux cartes que vous montrez' }],
  state: [{ en: 'Which state is fought for next?', fr: 'Pour quel État se battra-t-on ensuite ?' }],
  battle: [
    { en: 'Which card do you play?', fr: 'Quelle carte posez-vous ?' },
    { en: 'With an advisor or the dynasty card?', fr: 'Avec un conseiller ou la carte de dynastie ?' },
  ],
  use: [
    { en: 'Which claimed card do you use?', fr: 'Quelle carte remportée utilisez-vous ?' },
    { en: 'What do you use it for?', fr: 'À quoi vous sert-elle ?' },
    { en: 'Where to?', fr: 'Vers où ?' },
  ],
  take: [{ en: 'Take two cards from the row', fr: 'Prenez deux cartes dans la rangée' }],
  over: [],
};
const ASKS_WITH_SPY: readonly InEach[] = [{ en: 'Who starts the next round?', fr: 'Qui commence la prochaine manche ?' }, ...ASKS.state];
const ASKS_WITHOUT_DYNASTY: readonly InEach[] = [...ASKS.battle.slice(0, 1), { en: 'With an advisor?', fr: 'Avec un conseiller ?' }];
const ASKS_FOR_ONE: readonly InEach[] = [{ en: 'Take one card from the row', fr: 'Prenez une carte dans la rangée' }];

const isForOne = ({ stage }: CardsState): boolean => stage.kind === 'take' && stage.due === 1;
const labelOf = (state: CardsState, language: Language): string => (isForOne(state) ? ONE_CARD : LABELS[state.stage.kind])[language];

function asksOf(state: CardsState, seat: Dynasty): readonly InEach[] {
  if (state.stage.kind === 'battle' && !mayUseSkill(state, seat)) return ASKS_WITHOUT_DYNASTY;
  if (state.stage.kind === 'state' && holdsSpy(state, seat)) return ASKS_WITH_SPY;
  return isForOne(state) ? ASKS_FOR_ONE : ASKS[state.stage.kind];
}

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
  return [{ key: kind, label: labelOf(state, language), asks: asksOf(state, awaited).map(ask => ask[language]), choices }];
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
  return [{ key: kind, label: labelOf(state, language), ...(text !== undefined && { text }), warnings: [] }];
}
