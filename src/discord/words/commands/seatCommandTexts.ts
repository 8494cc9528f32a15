import { messages } from '../language/inLanguage.js';
import { commandTexts } from './commandText.js';

export const resignTexts = commandTexts({
  command: {
    name: { en: 'resign', fr: 'abandonner' },
    about: { en: 'Give up your seat', fr: 'Abandonner votre place' },
  },
});

export const substituteTexts = commandTexts({
  command: {
    name: { en: 'substitute', fr: 'remplaçant' },
    about: { en: 'Let someone give orders for you until a date', fr: 'Laisser quelqu’un donner vos ordres jusqu’à une date' },
  },
  player: {
    name: { en: 'player', fr: 'joueur' },
    about: { en: 'Your substitute; leave empty to have none', fr: 'Qui vous remplace ; laissez vide pour annuler le remplacement' },
  },
});

export const awayTexts = commandTexts({
  command: {
    name: { en: 'away', fr: 'absence' },
    about: {
      en: 'Say that you’ll be away or, without a date, that you’re back',
      fr: 'Annoncer une absence ou, sans date, votre retour',
    },
  },
  from: {
    name: { en: 'from', fr: 'début' },
    about: { en: 'First day; leave empty to start now', fr: 'Premier jour ; laissez vide pour commencer maintenant' },
  },
});

/** What `/substitute` and `/away` answer. */
export const seatAnswers = messages({
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
});
