import { en, fr } from '../language/grammar.js';
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
      `It can’t go through ${en.place(t.place(at))}: after all other orders, a unit of ${en.the(t.power(power))} is there, ${t.order(order)}`,
    fr: ({ at, power, order }, t) =>
      `Elle ne peut pas passer par ${fr.place(t.place(at))} : après tous les autres ordres, une unité ${fr.of(t.power(power))} s’y trouve, ${t.order(order)}`,
  },
  'rapid-stand-off': {
    en: ({ at, orders }, t) => `${t.all(orders.map(t.order))} bounced in ${en.place(t.place(at))}, which closes it`,
    fr: ({ at, orders }, t) => `${t.all(orders.map(t.order))} ont rebondi ${fr.at(t.place(at))}, ce qui ferme la case`,
  },
  'rapid-met': {
    en: ({ at, fleets }, t) =>
      `On the way to ${en.place(t.place(at))} it met ${t.all(fleets.map(t.order))}: rapid fleets can’t share a space or pass each other`,
    fr: ({ at, fleets }, t) =>
      `En route vers ${fr.place(t.place(at))}, elle a rencontré ${t.all(fleets.map(t.order))} : des flottes rapides ne peuvent ni partager une case ni se croiser`,
  },
  'rapid-occupied': {
    en: ({ at, order }, t) => `The last space must be vacant, but ${t.unitOf(order)} ends in ${en.place(t.place(at))}`,
    fr: ({ at, order }, t) => `La dernière case doit être vacante, mais ${t.unitOf(order)} finit ${fr.at(t.place(at))}`,
  },
  'rapid-rest': {
    en: ({ at, stayed }, t) =>
      stayed
        ? `The last vacant space on its way was the one it started from, ${en.place(t.place(at))}`
        : `The last vacant space it came through is ${en.place(t.place(at))}`,
    fr: ({ at, stayed }, t) =>
      stayed
        ? `La dernière case vacante du trajet était celle de départ, ${fr.place(t.place(at))}`
        : `La dernière case vacante traversée est ${fr.place(t.place(at))}`,
  },
  'rapid-left': {
    en: ({ unit }, t) => `${t.unit(unit)} tried to move, so supports to hold don’t count where it stopped`,
    fr: ({ unit }, t) => `${t.unit(unit)} a tenté de partir, donc les soutiens défensifs ne comptent pas là où elle s’est arrêtée`,
  },
} satisfies Partial<SentencesByTag<ToldFinding, 'kind', [FindingNames]>>;
