import type { CardGameFault } from '../../../games/warring-states-cards/model/moveFault.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { CardNames } from './cardNames.js';

/** Why a claimed card cannot be used in this way. */
export const claimRefusals = {
  'not-claimed': {
    en: ({ symbol }, names) => `${names.card(symbol)} is not claimed, or used already.`,
    fr: ({ symbol }, names) => `Pas remporté, ou déjà utilisé : ${names.card(symbol)}.`,
  },
  'no-army': {
    en: 'There is no army left in the supply.',
    fr: 'Il ne reste aucune armée en réserve.',
  },
  'not-around': {
    en: ({ hold, state }, names) => `Stronghold ${hold} is not around ${names.state(state ?? '')}.`,
    fr: ({ hold, state }, names) => `La place forte ${hold} n’est pas autour de ${names.state(state ?? '')}.`,
  },
  full: {
    en: ({ hold, state }, names) => `${state === undefined ? `Stronghold ${hold ?? ''}` : names.state(state)} holds two armies already.`,
    fr: ({ hold, state }, names) =>
      `Deux armées s’y trouvent déjà : ${state === undefined ? `place forte ${hold ?? ''}` : names.state(state)}.`,
  },
  'empty-first': {
    en: 'An empty stronghold must be chosen as long as there is one.',
    fr: 'Il faut choisir une place forte vide tant qu’il y en a.',
  },
  'wrong-armies': {
    en: ({ seats, hold }, names) =>
      seats.length === 0
        ? `On stronghold ${hold} no opponent has a single army.`
        : `From stronghold ${hold} these must be moved, once each: ${names.owners(seats)}.`,
    fr: ({ seats, hold }, names) =>
      seats.length === 0
        ? `Aucun adversaire n’a une seule armée sur la place forte ${hold}.`
        : `De la place forte ${hold} doivent partir, une fois chacun : ${names.owners(seats)}.`,
  },
  'not-adjacent': {
    en: ({ from, hold }) => `No road joins ${from} and ${hold}.`,
    fr: ({ from, hold }) => `Aucune route ne joint ${from} et ${hold}.`,
  },
  'own-army': {
    en: ({ state }, names) => `The army in ${names.state(state)} is this seat’s own.`,
    fr: ({ state }, names) => `L’armée qui s’y trouve est celle de cette dynastie : ${names.state(state)}.`,
  },
  'no-own-army': {
    en: ({ hold }) => `On stronghold ${hold} stands no army of this seat that could be used so.`,
    fr: ({ hold }) => `Aucune armée de cette dynastie ne peut servir ainsi sur la place forte ${hold}.`,
  },
  'no-way': {
    en: ({ from, hold }) => `No open way leads from ${from} to ${hold}.`,
    fr: ({ from, hold }) => `Aucun chemin libre ne mène de ${from} à ${hold}.`,
  },
} satisfies Partial<SentencesByTag<CardGameFault, 'code', [CardNames]>>;
