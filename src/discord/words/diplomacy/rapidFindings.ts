import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { FindingNames, ToldFinding } from './findingNames.js';

/** How far a rapid river move went, and why. Without a full stop: the rule follows in brackets. */
export const rapidFindings = {
  'rapid-free': {
    en: 'Every space on its way was vacant or held by its own side, and the last one was vacant',
    fr: 'Toutes les cases du trajet étaient vacantes ou tenues par son camp, et la dernière était vacante',
  },
  'rapid-unit': {
    en: ({ at, power, order }, t) =>
      `${t.place(at)} is closed: when all other orders are done, a unit of ${t.power(power)} is there, ${t.order(order)}`,
    fr: ({ at, power, order }, t) =>
      `La case ${t.place(at)} est fermée : une fois les autres ordres exécutés, une unité de ${t.power(power)} s’y trouve, ${t.order(order)}`,
  },
  'rapid-stand-off': {
    en: ({ at, orders }, t) => `${t.all(orders.map(t.order))} stood each other off in ${t.place(at)}, which closes it`,
    fr: ({ at, orders }, t) => `${t.all(orders.map(t.order))} ont rebondi, ce qui ferme la case ${t.place(at)}`,
  },
  'rapid-met': {
    en: ({ at, fleets }, t) =>
      `On the way to ${t.place(at)} it met ${t.all(fleets.map(t.order))}: rapid fleets neither share a space nor pass each other`,
    fr: ({ at, fleets }, t) =>
      `En route vers la case ${t.place(at)} elle a rencontré ${t.all(fleets.map(t.order))} : deux flottes rapides ne se partagent pas une case et ne se croisent pas`,
  },
  'rapid-occupied': {
    en: ({ at, order }, t) => `The last space must be vacant, and ${t.unitOf(order)} ends in ${t.place(at)}`,
    fr: ({ at, order }, t) => `La dernière case, ${t.place(at)}, doit être vacante, et ${t.unitOf(order)} s’y trouve à la fin`,
  },
  'rapid-rest': {
    en: ({ at, stayed }, t) =>
      stayed
        ? `The last vacant space on its way was the one it started from, ${t.place(at)}`
        : `The last vacant space it came through is ${t.place(at)}`,
    fr: ({ at, stayed }, t) =>
      stayed
        ? `La dernière case vacante du trajet était celle du départ : ${t.place(at)}`
        : `La dernière case vacante traversée est ${t.place(at)}`,
  },
  'rapid-left': {
    en: ({ unit }, t) => `${t.unit(unit)} tried to go, so it takes no support to hold where it was left`,
    fr: ({ unit }, t) => `${t.unit(unit)} a tenté de partir, donc ne reçoit aucun soutien défensif`,
  },
} satisfies Partial<SentencesByTag<ToldFinding, 'kind', [FindingNames]>>;
