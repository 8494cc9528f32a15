import type { InEach, Language } from '../../../lib/language.js';
import type { CardsBoard, StateId } from '../board/cardsBoard.js';
import type { ArmyOwner } from '../board/dynasties.js';
import { type Card, type CardSymbol, symbolsOf } from '../model/battleCards.js';

export const SYMBOL_NAMES: Readonly<Record<CardSymbol, InEach>> = {
  Infantry: { en: 'Infantry', fr: 'Infanterie' },
  Chariot: { en: 'Chariot', fr: 'Char' },
  Cavalry: { en: 'Cavalry', fr: 'Cavalerie' },
  Crossbow: { en: 'Crossbow', fr: 'Arbalète' },
  Spy: { en: 'Spy', fr: 'Espion' },
  Fire: { en: 'Fire', fr: 'Feu' },
  Forest: { en: 'Forest', fr: 'Forêt' },
  Mountain: { en: 'Mountain', fr: 'Montagne' },
  Wind: { en: 'Wind', fr: 'Vent' },
};
const WILD_NAME: InEach = { en: 'Wild', fr: 'Joker' };
const NEUTRAL: InEach = { en: 'neutral', fr: 'neutre' };

/** The words of moves as they are written and shown; `read` accepts them. */
export const VERBS = {
  show: { en: 'show', fr: 'montrer' },
  start: { en: 'start', fr: 'départ' },
  state: { en: 'state', fr: 'état' },
  play: { en: 'play', fr: 'jouer' },
  fallBack: { en: 'fall back', fr: 'se replier' },
  dynasty: { en: 'dynasty', fr: 'dynastie' },
  cover: { en: 'cover', fr: 'couvrir' },
  swap: { en: 'swap', fr: 'échanger' },
  for: { en: 'for', fr: 'contre' },
  takeBack: { en: 'take', fr: 'reprendre' },
  draw: { en: 'draw', fr: 'piocher' },
  take: { en: 'take', fr: 'prendre' },
} as const satisfies Readonly<Record<string, InEach>>;

/** The name of a card: "Fire/Chariot/Cavalry", "Feu/Char/Cavalerie". An advisor is named by its symbol. */
export function cardName(card: Card, language: Language): string {
  const symbols = symbolsOf(card);
  return symbols.length === 0 ? WILD_NAME[language] : symbols.map(symbol => SYMBOL_NAMES[symbol][language]).join('/');
}

export const stateName = (board: CardsBoard, id: StateId, language: Language): string =>
  board.file.states.find(state => state.id === id)?.name[language] ?? id;

export const ownerName = (board: CardsBoard, owner: ArmyOwner, language: Language): string =>
  owner === 'neutral' ? NEUTRAL[language] : (board.file.dynasties.find(({ id }) => id === owner)?.name[language] ?? owner);
