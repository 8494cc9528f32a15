import type { UnitType } from '../board/position.js';
import type { PhaseKind } from '../model/state.js';

export const PHASES = ['movement', 'retreats', 'adjustments', 'placement'] as const;

/** What a phrase means in an order. */
export const PHRASE_MEANINGS = [
  'hold',
  'arrow',
  'support',
  'convoy',
  'via',
  'carried',
  'raise',
  'rapid',
  'disband',
  'build',
  'remove',
  'waive',
] as const;
export type PhraseMeaning = (typeof PHRASE_MEANINGS)[number];

/** What players write in English and French, folded: no capitals, accents or dots. `a` is the French à. */
export const PHRASES: Readonly<Record<PhaseKind, Partial<Record<PhraseMeaning, readonly string[]>>>> = {
  movement: {
    arrow: ['-', '->', '-->', '>', 'to', 'a', 'vers', 'move', 'move to', 'moves to', 'attack', 'attacks', 'attaque', 'attaquer', 'aller a'],
    hold: ['h', 'hold', 'holds', 'holding', 't', 'tient', 'tiens', 'tenir'],
    support: ['s', 'sup', 'supp', 'support', 'supports', 'supporte', 'sout', 'soutient', 'soutiens', 'soutien', 'soutenir'],
    convoy: ['c', 'conv', 'convoy', 'convoys', 'convoie', 'convoyer'],
    via: ['vc', 'via', 'via convoy', 'via convoi', 'by convoy', 'par convoi'],
    carried: ['move by convoy', 'moves by convoy', 'attaquer par convoi', 'attaque par convoi', 'aller par convoi a', 'aller par convoi'],
    raise: [
      'r f',
      'raise',
      'raises',
      'raise fleet',
      'raises fleet',
      'raise a fleet',
      'raises a fleet',
      'l f',
      'leve',
      'lever',
      'leve flotte',
      'leve une flotte',
      'lever une flotte',
    ],
    rapid: ['~>', '=>', 'rrm', 'mfr', 'rapid river move', 'rapid river moves', 'mouvement fluvial rapide'],
  },
  retreats: {
    arrow: [
      ...['-', '->', '-->', '>', 'to', 'a', 'vers', 'r', 'retreat', 'retreats', 'retreat to', 'retreats to'],
      ...['retraite', 'retraite en', 'retraite a', 'retraite vers', 'retraiter', 'se retire en', 'se retire a', 'se retire vers'],
    ],
    disband: ['d', 'disband', 'disbands', 'dissout', 'dissoute', 'dissoudre', 'se dissout', 'est dissoute'],
  },
  adjustments: {
    build: ['b', '+', 'build', 'builds', 'construit', 'construire'],
    remove: ['-', 'd', 'remove', 'removes', 'disband', 'disbands', 'retire', 'retirer', 'dissout', 'dissoudre'],
    waive: ['waive', 'waives', 'passe', 'passer'],
  },
  placement: {
    build: ['b', '+', 'build', 'builds', 'construit', 'construire', 'place', 'places', 'placer'],
  },
};

/** The type of unit an order names; V: a virtual army (Warhammer). */
export type NamedType = UnitType | 'V';

export const UNIT_TYPE_WORDS: Readonly<Record<NamedType, readonly string[]>> = {
  A: ['a', 'army', 'armee'],
  F: ['f', 'fleet', 'flotte'],
  V: ['v', 'virtual'],
};

/** How a named coast is written after its province. */
export const COAST_WORDS: Readonly<Record<string, readonly string[]>> = {
  nc: ['nc', 'cn', 'north coast', 'cote nord'],
  sc: ['sc', 'cs', 'south coast', 'cote sud'],
  ec: ['ec', 'ce', 'east coast', 'cote est'],
  wc: ['wc', 'co', 'west coast', 'cote ouest'],
};
