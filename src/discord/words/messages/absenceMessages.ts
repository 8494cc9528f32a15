import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Players who are away, and their substitutes. */
export const absenceMessages = messages({
  gone: {
    en: (from: string | undefined, until: string) =>
      `You’re away${from === undefined ? '' : ` from ${from}`} until ${until}. Your games get a notice; anonymous games only if they have to wait for you, and without naming you. While you’re away I send no reminders, you keep your seats even if you miss turns, and a phase waits for you once, for up to three days. Back early? Use \`/away\` without a date.`,
    fr: (from, until) =>
      `C’est noté : vous vous absentez ${from === undefined ? 'jusqu’au' : `du ${from} au`} ${until}. Vos parties sont prévenues ; les parties anonymes seulement si elles doivent vous attendre, et sans vous nommer. Pendant ce temps, pas de rappels : vous gardez vos places même si vous manquez des tours, et une phase vous attend une fois, trois jours au plus. De retour plus tôt ? Utilisez \`/absence\` sans date.`,
  },
  back: {
    en: 'Welcome back! You’re no longer marked as away.',
    fr: 'Bon retour ! Votre absence est terminée.',
  },
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
  stoodIn: {
    en: (until: string) =>
      `I’ve asked them by DM. If they agree, they can give your orders until ${until}. The seat stays yours. To end it sooner, use \`/substitute\` without a player.`,
    fr: until =>
      `J’ai posé la question à cette personne en message privé. Si elle accepte, elle peut donner vos ordres jusqu’au ${until}. La place reste la vôtre. Pour arrêter plus tôt, utilisez \`/remplaçant\` sans joueur.`,
  },
  mayStandIn: {
    en: (until: string) =>
      `Saved until ${until}. They’re asked by DM, but only if they have no other part in this game; in an anonymous game I don’t tell you whether they do. The seat stays yours, and you still get reminders. To end it sooner, use \`/substitute\` without a player.`,
    fr: until =>
      `C’est noté jusqu’au ${until}. La question est posée en message privé à cette personne, mais seulement si elle n’a aucun autre rôle dans la partie ; dans une partie anonyme, je ne vous dis pas si elle en a un. La place reste la vôtre et vous recevez toujours les rappels. Pour arrêter plus tôt, utilisez \`/remplaçant\` sans joueur.`,
  },
  alone: {
    en: 'You no longer have a substitute.',
    fr: 'Plus personne ne vous remplace.',
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
