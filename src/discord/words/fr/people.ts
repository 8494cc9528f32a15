import type { LookId } from '../../../lib/look.js';
import type { Readiness } from '../../../matches/orders/readiness.js';
import type { people as english } from '../en/people.js';
import { listed } from '../language/grammar.js';

const readiness: Readonly<Record<Readiness, string>> = {
  'nothing-to-do': 'rien à décider dans cette phase',
  'nothing-on-file': '**encore rien d’enregistré**',
  'on-file': 'vos ordres sont enregistrés',
  ready: 'vous êtes prêt',
};

const BY = { host: 'la personne qui organise', arbiter: 'l’arbitre', admin: 'quelqu’un qui gère le serveur' } as const;

const looks: Readonly<Record<LookId, string>> = {
  parchment: 'parchemin',
  'parchment-hatched': 'parchemin, avec un motif par puissance',
  night: 'nuit',
  'night-hatched': 'nuit, avec un motif par puissance',
};

/** See en/people.ts. */
export const people: typeof english = {
  readiness,
  own: 'Vos parties',
  noneOwn: 'Vous ne jouez dans aucune partie et n’en organisez aucune.',
  ownHost: '-# Vous l’organisez.',
  ownSeat: (power, when, state) => `-# Vous jouez ${power}, jusqu’au ${when} : ${state}.`,
  ownSeatStill: power => `-# Vous jouez ${power}.`,
  settings: 'Vos réglages, dans toutes les parties',
  language: chosen => `Langue : ${chosen === undefined ? 'celle de votre Discord' : { en: 'anglais', fr: 'français' }[chosen]}`,
  looks,
  look: chosen => `Images dessinées pour vous seul : ${looks[chosen]}`,
  messages: wanted => `Messages privés (reçus, rappels) : ${wanted ? 'oui' : 'non'}`,
  reminders: before =>
    before.length === 0 ? 'Rappels : aucun' : `Rappels, quand il manque des ordres : ${listed(before, 'fr')} avant l’échéance`,
  quiet: hours => `Heures de silence, sans rappels : ${hours ?? 'aucune'}`,
  zone: zone => `Fuseau horaire : ${zone ?? 'aucun'}`,
  gone: (from, until) =>
    `C’est noté : absence ${from === undefined ? 'jusqu’au' : `du ${from} au`} ${until}. Vos parties sont prévenues ; les anonymes, seulement quand elles vous attendent, et sans dire qui. D’ici là je ne vous rappelle rien, vous ne perdez aucune place en manquant des tours, et une phase vous attend une fois, trois jours au plus. \`/absence\` sans date dit que vous êtes de retour.`,
  wishes: 'Ce que vous aimeriez jouer',
  noWishes: 'Ce que donnera le sort.',
  wishesHow:
    'Choisissez l’une après l’autre, la préférée d’abord. Au début de la partie les places sont données de façon à contenter tout le monde au mieux ; personne n’apprend ce que vous avez choisi.',
  nextWish: 'La suivante',
  muster: until =>
    `L’organisateur veut commencer. Chacun dit **Je suis là** jusqu’au ${until} ; la partie commence avec le dernier. Qui ne l’a pas dit d’ici là perd sa place.`,
  musterOver: 'L’appel est terminé.',
  mustered: 'Tout le monde est appelé. La partie commence quand tous auront dit qu’ils sont là.',
  isHere: 'C’est enregistré. La partie commence avec le dernier d’entre vous.',
  stoodIn: until =>
    `Jusqu’au ${until}, la personne choisie peut donner des ordres pour vous ; votre place reste la vôtre. \`/remplaçant\` sans personne y met fin.`,
  mayStandIn: until =>
    `Noté jusqu’au ${until}, si cette personne n’a rien d’autre à voir avec la partie : dans une partie anonyme, je ne vous dis pas si c’est le cas. Votre place reste la vôtre, vos rappels aussi. \`/remplaçant\` sans personne y met fin.`,
  alone: 'Plus personne ne donne d’ordres pour vous.',
  news: (game, phase, where) => `${game}, ${phase} : les résultats sont dans ${where}.`,
  replaced: (power, game, where, by) =>
    by === 'vote'
      ? `${game}, ${where} : une majorité des autres puissances a voté pour que quelqu’un d’autre joue ${power}, avec les ordres enregistrés. Merci d’avoir joué.`
      : `${game}, ${where} : ${BY[by]} a confié votre puissance (${power}) à une autre personne, avec les ordres enregistrés. Merci d’avoir joué.`,
  invited: (power, game, number, where) =>
    `On vous demande de jouer **${power}** dans la partie ${number} (${game}, ${where}), avec tout ce qui y est enregistré, tant que cette phase est ouverte. Qui a joué dans cette partie, ou y a vu des ordres, ne le peut pas.`,
  dealt: (power, number, where) => `Vous jouez **${power}** dans la partie ${number}, ${where}. \`/moi\` et vos ordres le disent aussi.`,
  watching: 'Vous suivez cette partie : un message privé vous dit quand il y a des résultats. `/suivre` encore y met fin.',
  watchingNoMore: 'Vous ne suivez plus cette partie.',
  back: 'C’est noté : vous êtes là.',
};
