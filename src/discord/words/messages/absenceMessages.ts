import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Players who are away, and their substitutes. */
export const absenceMessages = messages({
  gone: {
    en: (from: string | undefined, until: string) =>
      `You’re away${from === undefined ? '' : ` from ${from}`} until ${until}. Your games get a notice; anonymous games only if they have to wait for you, and without saying for whom. While you’re away I send no reminders, you keep your seats even if you miss turns, and a phase waits for you once, for up to three days. Back early? Use \`/away\` without a date.`,
    fr: (from, until) =>
      `C’est noté : vous vous absentez ${from === undefined ? 'jusqu’au' : `du ${from} au`} ${until}. Vos parties sont prévenues ; les parties anonymes seulement si elles doivent vous attendre, et sans dire qui. Pendant ce temps, pas de rappels : vous gardez vos places même si vous manquez des tours, et une phase vous attend une fois, trois jours au plus. De retour plus tôt ? Utilisez \`/absence\` sans date.`,
  },
  back: {
    en: 'Welcome back! You’re no longer marked as away.',
    fr: 'Bon retour ! Votre absence est terminée.',
  },
  stoodIn: {
    en: (until: string) =>
      `Your substitute can give your orders until ${until}. The seat stays yours. To end it sooner, use \`/substitute\` without a player.`,
    fr: until =>
      `La personne choisie peut donner vos ordres jusqu’au ${until}. La place reste la vôtre. Pour arrêter plus tôt, utilisez \`/remplaçant\` sans joueur.`,
  },
  mayStandIn: {
    en: (until: string) =>
      `Saved until ${until}. It only works if that person has no other part in this game; in an anonymous game I don’t tell you whether they do. The seat stays yours, and you still get reminders. To end it sooner, use \`/substitute\` without a player.`,
    fr: until =>
      `C’est noté jusqu’au ${until}. Cela ne vaut que si cette personne n’a aucun autre rôle dans la partie ; dans une partie anonyme, je ne vous dis pas si elle en a un. La place reste la vôtre et vous recevez toujours les rappels. Pour arrêter plus tôt, utilisez \`/remplaçant\` sans joueur.`,
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
