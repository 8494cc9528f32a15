import type { Language } from '../../../lib/language.js';
import type { Board } from '../board/board.js';
import { type Location, provinceOf, virtualAt } from '../board/location.js';
import { placeName } from '../board/placeName.js';
import type { UnitType } from '../board/position.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import type { TypeAt } from './formatOrder.js';

interface OrderWords {
  readonly holds: string;
  readonly supports: string;
  /** After the name of a unit that is supported to hold. Without it, "Shang-yung" might be a move from Shang to Yung. */
  readonly toHold: string;
  readonly convoys: string;
  readonly raises: string;
  readonly via: string;
  readonly waive: string;
  readonly build: (type: UnitType, place: string) => string;
  readonly remove: (type: UnitType, place: string) => string;
  readonly disband: (type: UnitType, place: string) => string;
}

const ENGLISH_UNITS = { A: 'army', F: 'fleet' } as const;
/** With the articles that the two verbs need. */
const FRENCH_BUILT = { A: 'une armée', F: 'une flotte' } as const;
const FRENCH_UNITS = { A: 'l’armée', F: 'la flotte' } as const;

const WORDS: Readonly<Record<Language, OrderWords>> = {
  en: {
    holds: 'holds',
    supports: 'supports',
    toHold: 'to hold',
    convoys: 'convoys',
    raises: 'raises a fleet',
    via: 'via convoy',
    waive: 'Waive',
    build: (type, place) => `Build ${type === 'A' ? 'an' : 'a'} ${ENGLISH_UNITS[type]} in ${place}`,
    remove: (type, place) => `Remove the ${ENGLISH_UNITS[type]} in ${place}`,
    disband: (type, place) => `Disband the ${ENGLISH_UNITS[type]} in ${place}`,
  },
  fr: {
    holds: 'tient',
    supports: 'soutient',
    toHold: '(tient)',
    convoys: 'convoie',
    raises: 'lève une flotte',
    via: 'par convoi',
    waive: 'Passer',
    build: (type, place) => `Construire ${FRENCH_BUILT[type]}\u00a0: ${place}`,
    remove: (type, place) => `Retirer ${FRENCH_UNITS[type]}\u00a0: ${place}`,
    disband: (type, place) => `Dissoudre ${FRENCH_UNITS[type]}\u00a0: ${place}`,
  },
};

/**
 * Writes an order with full names, for menus and suggestions: "Xianyang → Anyi", "Marseilles supports Brest → Gascony". The text reads
 * back as the same order. `typeAt`: undefined where a virtual army is supported.
 */
export function orderInFull(board: Board, order: WrittenOrder, language: Language, typeAt: TypeAt): string {
  const words = WORDS[language];
  if (order.kind === 'waive') return words.waive;
  const name = (at: Location): string => placeName(board, at, language);
  const helped = (at: Location): string => name(typeAt(at) === undefined ? virtualAt(provinceOf(at)) : at);
  const unit = name(order.at);
  switch (order.kind) {
    case 'hold':
      return `${unit} ${words.holds}`;
    case 'move':
      return `${unit} → ${name(order.to)}${order.viaConvoy ? ` ${words.via}` : ''}`;
    case 'support': {
      const of = order.to === order.of ? name(virtualAt(order.of)) : helped(order.of);
      return `${unit} ${words.supports} ${of} ${order.to === undefined ? words.toHold : `→ ${name(order.to)}`}`;
    }
    case 'convoy':
      return `${unit} ${words.convoys} ${helped(order.of)} → ${name(order.to)}`;
    case 'raise':
      return `${unit} ${words.raises}`;
    case 'rapid':
      return `${unit} ~> ${order.path.map(name).join(' – ')}`;
    case 'retreat':
      return `${unit} → ${name(order.to)}`;
    case 'disband':
    case 'build':
    case 'remove':
      return words[order.kind](order.type, name(order.at));
    default:
      return order satisfies never;
  }
}
