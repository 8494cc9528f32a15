import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** The post about the seats that are open to newcomers, and who has taken one. */
export const openSeatMessages = messages({
  title: {
    en: (powers: readonly string[]) => `${powers.length > 1 ? 'Open seats' : 'Open seat'}: ${en.list(powers)}`,
    fr: powers => `${powers.length > 1 ? 'Places libres' : 'Place libre'} : ${fr.list(powers)}`,
  },
  votedOn: {
    en: (powers: readonly string[]) =>
      `${en.list(powers)}: open to anyone who has never played in this game. The first to press the button gets the seat, or the host chooses someone with \`/game seat\`. Until then, a vote still decides the orders.`,
    fr: powers =>
      `${fr.list(powers)} : pour toute personne n’ayant jamais joué dans cette partie. La première à appuyer sur le bouton obtient la place, ou l’hôte choisit quelqu’un avec \`/partie place\`. D’ici là, un vote décide toujours des ordres.`,
  },
  left: {
    en: (powers: readonly string[]) =>
      `${en.list(powers)}: open to anyone new to this game. The first to press the button gets the seat, with everything it holds.`,
    fr: powers =>
      `${fr.list(powers)} : pour toute personne n’ayant pas joué dans cette partie. La première à appuyer sur le bouton obtient la place, avec tout ce que cette place détient.`,
  },
  played: {
    en: (powers: readonly string[]) => `Until then, the bot plays ${en.powers(powers)}.`,
    fr: powers => `D’ici là, le bot joue ${fr.powers(powers)}.`,
  },
  taken: {
    en: (power: string, user: string) => `${user} takes over ${en.the(power)}.`,
    fr: (power, user) => `${user} reprend ${fr.the(power)}.`,
  },
  outdated: {
    en: 'This list of open seats is no longer current.',
    fr: 'Cette liste des places libres n’est plus à jour.',
  },
  ended: {
    en: 'The game ended before anyone took the open seats.',
    fr: 'La partie s’est terminée avant que quelqu’un prenne les places libres.',
  },
});
