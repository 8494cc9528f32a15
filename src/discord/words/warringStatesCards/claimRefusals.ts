import type { CardGameFault } from '../../../games/warring-states-cards/model/moveFault.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { CardNames } from './cardNames.js';

/** Why a claimed card cannot be used in this way. */
export const claimRefusals = {
  'not-claimed': {
    en: ({ symbol }, names) => `You haven’t claimed ${names.card(symbol)}, or you’ve already used it.`,
    fr: ({ symbol }, names) => `Vous n’avez pas remporté cette carte, ou vous l’avez déjà utilisée : ${names.card(symbol)}.`,
  },
  'no-army': {
    en: 'You have no armies left.',
    fr: 'Vous n’avez plus d’armée en réserve.',
  },
  'not-around': {
    en: ({ hold, state }, names) => `Stronghold ${hold} isn’t next to ${names.state(state ?? '')}.`,
    fr: ({ hold, state }, names) => `La place forte ${hold} ne touche pas ${names.state(state ?? '')}.`,
  },
  full: {
    en: ({ hold, state }, names) => `${state === undefined ? `Stronghold ${hold ?? ''}` : names.state(state)} already holds two armies.`,
    fr: ({ hold, state }, names) =>
      `Deux armées s’y trouvent déjà : ${state === undefined ? `place forte ${hold ?? ''}` : names.state(state)}.`,
  },
  'empty-first': {
    en: 'Choose an empty stronghold as long as there is one.',
    fr: 'Choisissez une place forte vide tant qu’il y en a.',
  },
  'wrong-armies': {
    en: ({ seats, hold }, names) =>
      seats.length === 0
        ? `There is no opponent’s army on stronghold ${hold}.`
        : `Move one army of each of these from stronghold ${hold}: ${names.owners(seats)}.`,
    fr: ({ seats, hold }, names) =>
      seats.length === 0
        ? `Il n’y a pas d’armée adverse sur la place forte ${hold}.`
        : `Déplacez une armée de chacune de ces dynasties depuis la place forte ${hold} : ${names.owners(seats)}.`,
  },
  'not-adjacent': {
    en: ({ from, hold }) => `No road connects ${from} and ${hold}.`,
    fr: ({ from, hold }) => `Aucune route ne relie ${from} et ${hold}.`,
  },
  'own-army': {
    en: ({ state }, names) => `The army in ${names.state(state)} is your own.`,
    fr: ({ state }, names) => `L’armée qui s’y trouve est la vôtre : ${names.state(state)}.`,
  },
  'no-own-army': {
    en: ({ hold }) => `You have no army on stronghold ${hold} that can do this.`,
    fr: ({ hold }) => `Vous n’avez pas d’armée qui puisse faire cela sur la place forte ${hold}.`,
  },
  'no-way': {
    en: ({ from, hold }) => `There’s no open path from ${from} to ${hold}.`,
    fr: ({ from, hold }) => `Aucun chemin libre ne mène de ${from} à ${hold}.`,
  },
} satisfies Partial<SentencesByTag<CardGameFault, 'code', [CardNames]>>;
