import type { InEach, Language } from '../../../lib/language.js';
import type { CardsBoard } from '../board/cardsBoard.js';
import { type Move, type Skill, symbolUsed, type Use } from '../model/move.js';
import { cardName, ownerName, SYMBOL_NAMES, stateName } from '../notation/cardNames.js';
import { formatSkill } from '../notation/formatMove.js';

const FALL_BACK: InEach = { en: 'Fall back', fr: 'Se replier' };
const DRAW: InEach = { en: 'Draw a card', fr: 'Piocher une carte' };
/** A stronghold on its own, the one an army leaves, the one it goes to. */
const HOLD: InEach = { en: 'Stronghold', fr: 'Place forte' };
const FROM: InEach = { en: 'From stronghold', fr: 'Depuis la place forte' };
const TO: InEach = { en: 'To stronghold', fr: 'Vers la place forte' };
const DYNASTY: InEach = { en: 'Dynasty card', fr: 'Carte de dynastie' };

/** The labels of the menus that lead to a move: the card and what is laid with it; the claimed card and its use. */
export function stepsOf(board: CardsBoard, move: Move, language: Language): readonly string[] {
  switch (move.kind) {
    case 'show':
    case 'take':
      return move.cards.map(card => cardName(card, language));
    case 'state':
      return [...(move.start === undefined ? [] : [ownerName(board, move.start, language)]), stateName(board, move.state, language)];
    case 'play': {
      const { card, advisor, skill } = move;
      const beside = advisor === undefined ? skillSteps(skill, language) : [`+ ${cardName(advisor, language)}`];
      return [cardName(card, language), ...beside];
    }
    case 'fall-back':
      return [FALL_BACK[language]];
    default:
      return [SYMBOL_NAMES[symbolUsed(move)][language], ...actionSteps(board, move, language)];
  }
}

function skillSteps(skill: Skill | undefined, language: Language): readonly string[] {
  if (skill === undefined) return [];
  if (skill.of === 'qin') return [DYNASTY[language], cardName(skill.take, language), cardName(skill.give, language)];
  return [formatSkill(skill, language)];
}

function actionSteps(board: CardsBoard, use: Use, language: Language): readonly string[] {
  switch (use.kind) {
    case 'draw':
      return [DRAW[language]];
    case 'place':
    case 'mountain':
      return [`${HOLD[language]} ${use.at}`];
    case 'spy':
      return [cardName(use.card, language)];
    case 'fire':
      return [`${HOLD[language]} ${use.from}`, ...use.armies.map(({ of, to }) => `${ownerName(board, of, language)} → ${to}`)];
    case 'forest':
      return [stateName(board, use.state, language)];
    case 'wind':
      return [`${FROM[language]} ${use.from}`, `${TO[language]} ${use.to}`];
    default:
      return use satisfies never;
  }
}
