import { messages } from '../language/inLanguage.js';

/** The private panel in which a player gives orders. */
export const panelMessages = messages({
  title: {
    en: (power: string, phase: string) => `${power} · ${phase}`,
    fr: (power, phase) => `${power} · ${phase}`,
  },
  due: {
    en: (when: string) => `Until ${when}`,
    fr: when => `Jusqu’au ${when}`,
  },
  closed: {
    en: 'That phase is over. This is the present one.',
    fr: 'Cette phase est terminée. Voici la phase en cours.',
  },
  outcome: {
    en: (text: string) => `On file: \`${text}\`. Press another button to change it, while the card has them.`,
    fr: text => `C’est noté : \`${text}\`. Appuyez sur un autre bouton pour changer, tant que la carte en a.`,
  },
  closedEarly: {
    en: 'Everybody was ready: the phase is closed, and the results are on their way to the channel.',
    fr: 'Tout le monde était prêt : la phase est terminée, les résultats arrivent dans le salon.',
  },
  kept: {
    en: 'This is what you wrote; nothing of it is lost:',
    fr: 'Voici ce que vous aviez écrit ; rien n’en est perdu :',
  },
  nothing: {
    en: 'There is nothing for you to decide in this phase.',
    fr: 'Vous n’avez rien à décider dans cette phase.',
  },
  filed: {
    en: (given: number, all: number) => `On file: ${given} of ${all}`,
    fr: (given, all) => `Enregistrés : ${given} sur ${all}`,
  },
  ready: {
    en: 'You are ready. You may still change your mind until the deadline.',
    fr: 'C’est noté : prêt. Vous pouvez encore changer d’avis jusqu’à l’échéance.',
  },
  notReady: {
    en: 'When everybody is ready, the phase closes early. Nobody sees who is.',
    fr: 'Quand tout le monde est prêt, la phase se termine plus tôt. Personne ne voit qui l’est.',
  },
  /** Follows what happens without orders. */
  readyAnyway: {
    en: 'Ready anyway?',
    fr: 'Prêt quand même ?',
  },
  confirmHint: {
    en: 'You may change it until you confirm it, or the deadline comes; then it cannot be undone.',
    fr: 'Vous pouvez changer d’avis jusqu’à ce que vous confirmiez ou que l’échéance passe ; ensuite, c’est irrévocable.',
  },
  confirmWaits: {
    en: 'You have confirmed it. It is played as soon as everybody else has.',
    fr: 'C’est confirmé, et joué dès que tous les autres l’auront fait aussi.',
  },
  confirmed: {
    en: 'Played.',
    fr: 'C’est joué.',
  },
  notYourTurn: {
    en: 'It is not your turn: nothing to decide now.',
    fr: 'Ce n’est pas votre tour : rien à décider pour l’instant.',
  },
  andMore: {
    en: (count: number) => `… and ${count} more`,
    fr: count => `… et ${count} de plus`,
  },
  votes: {
    en: (given: number, all: number) => `Neutrals: ${given} of ${all} voted on`,
    fr: (given, all) => `Neutres : ${given} votes sur ${all}`,
  },
  votesPage: {
    en: 'What you would have the neutrals do. Others’ votes stay secret; nobody waits for yours.',
    fr: 'Ce que vous voudriez voir faire aux neutres. Les votes restent secrets ; personne n’attend le vôtre.',
  },
  chooseTopic: {
    en: 'Choose what to order',
    fr: 'Que voulez-vous ordonner ?',
  },
  chooseStep: {
    en: (topic: string) => `${topic}: your choice`,
    fr: topic => `${topic} : votre choix`,
  },
  noOrder: {
    en: 'nothing on file',
    fr: 'rien d’enregistré',
  },
  asItIs: {
    en: 'just that',
    fr: 'rien de plus',
  },
});
