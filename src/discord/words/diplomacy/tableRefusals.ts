import type { DiplomacyFault } from '../../../games/diplomacy/diplomacyFault.js';
import type { BoardName } from '../../../games/diplomacy/model/tableFault.js';
import type { InEach } from '../../../lib/language.js';
import { en, fr } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { FaultNames } from './faultNames.js';

const BOARDS: Readonly<Record<BoardName, InEach>> = {
  world: { en: 'the whole world', fr: 'le monde entier' },
  'old-world': { en: 'the Old World', fr: 'le Vieux Monde' },
};

/** Why nations cannot be assigned as chosen, and which nations are played. */
export const tableRefusals = {
  'nations-dealt': {
    en: ({ least, most, board, more, powers }, names) =>
      `${least} to ${most} players: ${BOARDS[board].en}. The first powers of this list are played, one per player${more !== undefined ? `, minus ${more}` : ''}: ${names.powers(powers)}. Who plays which is decided by preference.`,
    fr: ({ least, most, board, more, powers }, names) =>
      `De ${least} à ${most} personnes : ${BOARDS[board].fr}. Les premières puissances de cette liste sont jouées, une par personne${more !== undefined ? `, moins ${more}` : ''} : ${names.powers(powers)}. Elles sont attribuées selon les préférences.`,
  },
  'nations-named': {
    en: ({ board, powers }, names) => `Board: ${BOARDS[board].en}. Powers: ${names.powers(powers)}.`,
    fr: ({ board, powers }, names) => `Plateau : ${BOARDS[board].fr}. Puissances : ${names.powers(powers)}.`,
  },
  'custom-start': {
    en: 'The game has a custom starting position.',
    fr: 'La partie a une position de départ personnalisée.',
  },
  'shared-not-played': {
    en: ({ power }, names) => `Nobody plays ${en.the(names.power(power))}, so it can’t be shared.`,
    fr: ({ power }, names) => `Personne ne joue ${fr.the(names.power(power))} : on ne peut donc pas partager cette puissance.`,
  },
  'no-unit-to-share': {
    en: ({ power, at }, names) => `No unit of ${en.the(names.power(power))} starts in ${en.place(names.place(at))}.`,
    fr: ({ power, at }, names) => `Aucune unité ${fr.of(names.power(power))} ne commence ${fr.at(names.place(at))}.`,
  },
  'nothing-left-to-share': {
    en: ({ power }, names) => `Leave at least one unit of ${en.the(names.power(power))} for its first seat.`,
    fr: ({ power }, names) => `Laissez au moins une unité à la première place ${fr.of(names.power(power))}.`,
  },
  duchy: {
    en: ({ seat, power, places }, names) =>
      `Duchies: seat ${seat} of ${en.the(names.power(power))} orders the units that start in ${names.places(places)}. The first seat orders the rest and builds.`,
    fr: ({ seat, power, places }, names) =>
      `Duchés : la place ${seat} ${fr.of(names.power(power))} commande les unités qui commencent là : ${names.places(places)}. La première commande les autres et construit.`,
  },
  'two-nations': {
    en: 'Choose at least two powers, each only once.',
    fr: 'Choisissez au moins deux puissances, chacune une seule fois.',
  },
  'too-many-players': {
    en: ({ most }) => `This game is for at most ${most} players.`,
    fr: ({ most }) => `Ce jeu se joue à ${most} au plus.`,
  },
} satisfies Partial<SentencesByTag<DiplomacyFault, 'code', [FaultNames]>>;
