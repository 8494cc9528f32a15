import type { DiplomacyFault } from '../../../games/diplomacy/diplomacyFault.js';
import type { BoardName } from '../../../games/diplomacy/model/tableFault.js';
import type { InEach } from '../../../lib/language.js';
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
      `${least} to ${most} players: ${BOARDS[board].en}; so many${more !== undefined ? `, less ${more},` : ''} of ${names.powers(powers)}, in this order.`,
    fr: ({ least, most, board, more, powers }, names) =>
      `De ${least} à ${most} joueurs : ${BOARDS[board].fr} ; autant de nations${more !== undefined ? `, moins ${more}` : ''}, dans cet ordre : ${names.powers(powers)}.`,
  },
  'nations-named': {
    en: ({ board, powers }, names) => `The board is ${BOARDS[board].en}, the nations are ${names.powers(powers)}.`,
    fr: ({ board, powers }, names) => `Le plateau est ${BOARDS[board].fr}, les nations sont ${names.powers(powers)}.`,
  },
  'custom-start': {
    en: 'The game begins from a custom start.',
    fr: 'La partie commence par un début sur mesure.',
  },
  'shared-not-played': {
    en: ({ power }, names) => `${names.power(power)} is not played, so nobody can share it.`,
    fr: ({ power }, names) => `Personne ne joue cette nation, on ne peut donc pas la partager : ${names.power(power)}.`,
  },
  'no-unit-to-share': {
    en: ({ power, at }, names) => `No unit of ${names.power(power)} begins in ${names.place(at)}.`,
    fr: ({ power, at }, names) => `Aucune unité de cette nation (${names.power(power)}) ne commence là : ${names.place(at)}.`,
  },
  'nothing-left-to-share': {
    en: ({ power }, names) => `One unit of ${names.power(power)} must be left for its own seat.`,
    fr: ({ power }, names) => `Une unité doit rester au premier siège de cette nation : ${names.power(power)}.`,
  },
  duchy: {
    en: ({ seat, power, places }, names) =>
      `Duchies: seat ${seat} of ${names.power(power)} orders the units that begin in ${names.places(places)}; the first orders the rest, and builds.`,
    fr: ({ seat, power, places }, names) =>
      `Duchés : le siège ${seat} (${names.power(power)}) commande les unités qui commencent là : ${names.places(places)} ; le premier commande les autres, et construit.`,
  },
  'two-nations': {
    en: 'Name two nations or more, each of them once.',
    fr: 'Nommez au moins deux nations, chacune une fois.',
  },
  'too-many-players': {
    en: ({ most }) => `The game is for ${most} players or fewer.`,
    fr: ({ most }) => `Il faut au plus ${most} joueurs.`,
  },
} satisfies Partial<SentencesByTag<DiplomacyFault, 'code', [FaultNames]>>;
