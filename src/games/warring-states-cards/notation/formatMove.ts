import type { Language } from '../../../lib/language.js';
import type { CardsBoard } from '../board/cardsBoard.js';
import type { Card } from '../model/battleCards.js';
import { type Move, type MoveOf, type Skill, symbolUsed, type Use } from '../model/move.js';
import { cardName, ownerName, SYMBOL_NAMES, stateName, VERBS } from './cardNames.js';

/** A move as players write it: "play Fire/Chariot/Cavalry + Chariot". The English form is also what `replay` reads. */
export function formatMove(board: CardsBoard, move: Move, language: Language): string {
  switch (move.kind) {
    case 'show':
    case 'take':
      return `${VERBS[move.kind][language]} ${move.cards.map(card => cardName(card, language)).join(', ')}`;
    case 'state': {
      const start = move.start === undefined ? '' : `${VERBS.start[language]} ${ownerName(board, move.start, language)}, `;
      return `${start}${VERBS.state[language]} ${stateName(board, move.state, language)}`;
    }
    case 'play':
      return `${VERBS.play[language]} ${formatLaying(move, language)}`;
    case 'fall-back':
      return VERBS.fallBack[language];
    default:
      return formatUse(board, move, language);
  }
}

function formatLaying({ card, advisor, skill }: MoveOf<'play'>, language: Language): string {
  const beside = advisor === undefined ? skill && formatSkill(skill, language) : cardName(advisor, language);
  return [cardName(card, language), ...(beside === undefined ? [] : [beside])].join(' + ');
}

/** The dynasty card as written in a move: "dynasty: cover Chariot". */
export function formatSkill(skill: Skill, language: Language): string {
  const words = skillWords(skill);
  const dynasty = VERBS.dynasty[language];
  if (words === undefined) return dynasty;
  const cards = words.cards.map(card => cardName(card, language)).join(` ${VERBS.for[language]} `);
  return `${dynasty}${language === 'fr' ? ', ' : ': '}${VERBS[words.verb][language]} ${cards}`;
}

function skillWords(skill: Skill): { readonly verb: 'cover' | 'swap' | 'takeBack'; readonly cards: readonly Card[] } | undefined {
  switch (skill.of) {
    case 'chu':
    case 'jin':
      return undefined;
    case 'qi':
      return { verb: 'cover', cards: [skill.cover] };
    case 'qin':
      return { verb: 'swap', cards: [skill.take, skill.give] };
    case 'yan':
      return { verb: 'takeBack', cards: [skill.take] };
    default:
      return skill satisfies never;
  }
}

function formatUse(board: CardsBoard, use: Use, language: Language): string {
  const symbol = SYMBOL_NAMES[symbolUsed(use)][language];
  switch (use.kind) {
    case 'draw':
      return `${symbol} ${VERBS.draw[language]}`;
    case 'place':
    case 'mountain':
      return `${symbol} ${use.at}`;
    case 'spy':
      return `${symbol} ${cardName(use.card, language)}`;
    case 'fire':
      return [`${symbol} ${use.from}`, ...use.armies.map(({ of, to }) => `${ownerName(board, of, language)} → ${to}`)].join(', ');
    case 'forest':
      return `${symbol} ${stateName(board, use.state, language)}`;
    case 'wind':
      return `${symbol} ${use.from} → ${use.to}`;
    default:
      return use satisfies never;
  }
}
