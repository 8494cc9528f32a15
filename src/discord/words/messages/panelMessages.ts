import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Small numbers in words. */
const COUNTED = {
  en: ['none', 'one', 'two', 'three', 'four', 'five', 'six'],
  fr: ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'],
} as const;

/** The private panel in which a player gives orders. */
export const panelMessages = messages({
  title: {
    en: (power: string, phase: string) => `${power} · ${phase}`,
    fr: (power, phase) => `${power} · ${phase}`,
  },
  due: {
    en: (when: string) => `Deadline: ${when}`,
    fr: when => `Échéance : ${when}`,
  },
  closed: {
    en: 'That phase is over. Here is the current one.',
    fr: 'Cette phase est terminée. Voici la phase en cours.',
  },
  outcome: {
    en: (text: string) => `Saved: \`${text}\`. You can still change it by pressing another button, as long as the card shows any.`,
    fr: text =>
      `C’est enregistré : \`${text}\`. Vous pouvez encore changer d’avis en appuyant sur un autre bouton, tant que la carte en affiche.`,
  },
  closedEarly: {
    en: 'Everyone was ready: the phase is closed. The results will appear in the channel.',
    fr: 'Tout le monde était prêt : la phase est terminée. Les résultats arrivent dans le salon.',
  },
  kept: {
    en: 'Here is what you wrote, so nothing is lost:',
    fr: 'Voici ce que vous aviez écrit, pour que rien ne soit perdu :',
  },
  nothing: {
    en: 'You have nothing to decide in this phase.',
    fr: 'Vous n’avez rien à décider dans cette phase.',
  },
  filed: {
    en: (given: number, all: number) => `Saved: ${given} of ${all}`,
    fr: (given, all) => `Enregistrés : ${given} sur ${all}`,
  },
  ready: {
    en: 'You’re ready. You can still change your orders until the deadline.',
    fr: 'Vos ordres sont prêts. Vous pouvez encore les changer jusqu’à l’échéance.',
  },
  notReady: {
    en: 'The phase closes early once everyone is ready. The channel shows who has something to decide, but nobody sees who is ready.',
    fr: 'La phase se termine en avance dès que tout le monde est prêt. Le salon indique qui a quelque chose à décider, mais personne ne voit qui est prêt.',
  },
  /** For a seat that can do something, but need not. */
  notOwing: {
    en: 'The phase doesn’t wait for you: it closes as soon as the powers that must decide something are ready.',
    fr: 'La phase ne vous attend pas : elle se termine dès que les puissances qui ont quelque chose à décider sont prêtes.',
  },
  /** What has no order yet. `labels` empty: some of several, by choice. */
  stillMissing: {
    en: (labels: readonly string[]) => (labels.length === 0 ? 'Some of your orders are missing.' : `No order yet for ${en.list(labels)}.`),
    fr: labels => (labels.length === 0 ? 'Il vous manque des ordres.' : `Pas encore d’ordre pour ${fr.list(labels)}.`),
  },
  /** A vote of which some menus were chosen, and not yet the last. */
  voteBegun: {
    en: (label: string) => `Your vote on ${label} isn’t complete.`,
    fr: label => `Votre vote sur ${label} n’est pas terminé.`,
  },
  /** Follows what happens without orders. */
  readyAnyway: {
    en: 'Ready anyway?',
    fr: 'Prêt quand même ?',
  },
  confirmHint: {
    en: 'You can change your choice until you confirm it or the deadline passes. After that it’s final.',
    fr: 'Vous pouvez changer d’avis jusqu’à ce que vous confirmiez ou que l’échéance passe. Ensuite, c’est définitif.',
  },
  confirmWaits: {
    en: 'Confirmed. It will be played once everyone else has confirmed too.',
    fr: 'C’est confirmé. Votre choix sera joué quand tout le monde aura confirmé.',
  },
  confirmed: {
    en: (text: string | undefined) => (text === undefined ? 'Played.' : `Confirmed: ${text}.`),
    fr: text => (text === undefined ? 'C’est joué.' : `C’est confirmé\u00a0: ${text}.`),
  },
  notYourTurn: {
    en: 'You have nothing to decide for now. A message will tell you when it’s your turn.',
    fr: 'Vous n’avez rien à décider pour l’instant. Un message vous préviendra quand ce sera votre tour.',
  },
  andMore: {
    en: (count: number) => `… and ${count} more`,
    fr: count => `… et ${count} de plus`,
  },
  votes: {
    en: (given: number, all: number) => `Neutrals: ${given} of ${all} voted on`,
    fr: (given, all) => `Neutres : ${fr.count(given, '# vote', '# votes')} sur ${all}`,
  },
  votesPage: {
    en: 'Your votes on what the neutrals do. All votes stay secret.',
    fr: 'Vos votes sur ce que font les neutres. Tous les votes restent secrets.',
  },
  /** The same in a study or a lesson. */
  votesStudied: {
    en: 'This power’s votes on what the neutrals do.',
    fr: 'Les votes de cette puissance sur ce que font les neutres.',
  },
  votesNotAwaited: {
    en: 'The phase doesn’t wait for votes.',
    fr: 'La phase n’attend pas les votes.',
  },
  chooseTopic: {
    en: 'Choose what to order',
    fr: 'Que voulez-vous ordonner ?',
  },
  /** On the page of votes. */
  chooseVote: {
    en: 'Choose what to vote on',
    fr: 'Sur quoi voulez-vous voter ?',
  },
  chooseStep: {
    en: (topic: string) => `${topic}: your choice`,
    fr: topic => `${topic} : votre choix`,
  },
  pick: {
    en: (count: number) => `Choose ${COUNTED.en[count] ?? count}`,
    fr: count => `Choisissez-en ${COUNTED.fr[count] ?? count}`,
  },
  noOrder: {
    en: 'nothing yet',
    fr: 'rien pour l’instant',
  },
  asItIs: {
    en: 'just that',
    fr: 'rien de plus',
  },
});
