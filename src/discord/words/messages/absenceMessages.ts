import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Players who are away, and their substitutes. */
export const absenceMessages = messages({
  gone: {
    en: (from: string | undefined, until: string) =>
      `Noted: away${from === undefined ? '' : ` from ${from}`} until ${until}. Your games are told; anonymous ones only when they wait for you, and not for whom. Meanwhile I do not remind you, you lose no seat by missing turns, and a phase waits for you once, up to three days. \`/away\` without a date says that you are back.`,
    fr: (from, until) =>
      `C’est noté : absence ${from === undefined ? 'jusqu’au' : `du ${from} au`} ${until}. Vos parties sont prévenues ; les anonymes, seulement quand elles vous attendent, et sans dire qui. D’ici là je ne vous rappelle rien, vous ne perdez aucune place en manquant des tours, et une phase vous attend une fois, trois jours au plus. \`/absence\` sans date dit que vous êtes de retour.`,
  },
  back: {
    en: 'Noted: you are here.',
    fr: 'C’est noté : vous êtes là.',
  },
  stoodIn: {
    en: (until: string) =>
      `Until ${until} your substitute can order for you; your seat stays yours. \`/substitute\` without anybody ends it.`,
    fr: until =>
      `Jusqu’au ${until}, la personne choisie peut donner des ordres pour vous ; votre place reste la vôtre. \`/remplaçant\` sans personne y met fin.`,
  },
  mayStandIn: {
    en: (until: string) =>
      `Noted until ${until}, if that person has nothing else to do with the game: in an anonymous game I do not tell you whether that is so. Your seat stays yours, and you are reminded too. \`/substitute\` without anybody ends it.`,
    fr: until =>
      `Noté jusqu’au ${until}, si cette personne n’a rien d’autre à voir avec la partie : dans une partie anonyme, je ne vous dis pas si c’est le cas. Votre place reste la vôtre, vos rappels aussi. \`/remplaçant\` sans personne y met fin.`,
  },
  alone: {
    en: 'Nobody orders for you any more.',
    fr: 'Plus personne ne donne d’ordres pour vous.',
  },
  away: {
    en: (powers: readonly string[], from: string | undefined, until: string) =>
      from === undefined
        ? `Who plays ${en.list(powers)} is away until ${until}.`
        : `Who plays ${en.list(powers)} will be away from ${from} until ${until}.`,
    fr: (powers, from, until) => `Absence annoncée (${fr.list(powers)}) : ${from === undefined ? 'jusqu’au' : `du ${from} au`} ${until}.`,
  },
  substitute: {
    en: (powers: readonly string[], until: string) => `Somebody stands in for the player of ${en.list(powers)} until ${until}.`,
    fr: (powers, until) => `Remplacement (${fr.list(powers)}) jusqu’au ${until}.`,
  },
});
