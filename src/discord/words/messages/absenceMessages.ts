import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Players who are away, and their substitutes. */
export const absenceMessages = messages({
  asked: {
    en: (power: string, game: string, where: string, until: string) =>
      `Someone who plays ${en.the(power)} in ${game} (${where}) asks you to give their orders until ${until}. The seat stays theirs. If you agree, you see what they have saved, and you can’t take another seat in this game. If you don’t want to, do nothing.`,
    fr: (power, game, where, until) =>
      `La personne qui joue ${fr.the(power)} dans ${game} (${where}) vous demande de donner ses ordres jusqu’au ${until}. La place reste la sienne. Si vous acceptez, vous voyez ce qu’elle a enregistré, et vous ne pourrez pas prendre d’autre place dans cette partie. Sinon, ne faites rien.`,
  },
  agreed: {
    en: (until: string) => `Thank you! You can give the orders until ${until}, with \`/orders\`.`,
    fr: until => `Merci ! Vous pouvez donner les ordres jusqu’au ${until}, avec \`/ordres\`.`,
  },
  away: {
    en: (powers: readonly string[], from: string | undefined, until: string) =>
      from === undefined
        ? `The player of ${en.powers(powers)} is away until ${until}.`
        : `The player of ${en.powers(powers)} will be away from ${from} until ${until}.`,
    fr: (powers, from, until) =>
      from === undefined
        ? `La personne qui joue ${fr.powers(powers)} est absente jusqu’au ${until}.`
        : `La personne qui joue ${fr.powers(powers)} sera absente du ${from} au ${until}.`,
  },
  substitute: {
    en: (powers: readonly string[], until: string) => `A substitute can give the orders of ${en.powers(powers)} until ${until}.`,
    fr: (powers, until) => `Jusqu’au ${until}, quelqu’un d’autre peut donner les ordres ${fr.ofPowers(powers)}.`,
  },
});
