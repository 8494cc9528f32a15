import type { InEach } from '../../../lib/language.js';
import type { MatchPhase } from '../../../matches/model/match.js';
import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** How a phase was closed. */
const CLOSED: Readonly<Record<NonNullable<MatchPhase['closedBy']>, InEach>> = {
  ready: { en: 'Closed early: everybody was ready.', fr: 'Terminée plus tôt : tout le monde était prêt.' },
  deadline: { en: 'Closed: the deadline has passed.', fr: 'Terminée : l’échéance est passée.' },
  skipped: { en: 'Skipped: nobody had a choice.', fr: 'Passée : personne n’avait de choix à faire.' },
  host: { en: 'Closed by the host.', fr: 'Terminée par l’organisateur.' },
  arbiter: { en: 'Closed by the arbiter.', fr: 'Terminée par l’arbitre.' },
  admin: { en: 'Closed by somebody who manages the server.', fr: 'Terminée par quelqu’un qui gère le serveur.' },
  vote: { en: 'Closed by a vote of the other powers.', fr: 'Terminée par un vote des autres puissances.' },
};

/** The card of a phase, and the opening of a game. */
export const phaseMessages = messages({
  opening: {
    en: (game: string) => `${game} begins`,
    fr: game => `${game} : la partie commence`,
  },
  deal: {
    en: 'Who plays what',
    fr: 'Qui joue quoi',
  },
  dealtInPrivate: {
    en: 'Every player is told in private which power is theirs. `/me` says it too.',
    fr: 'Qui joue apprend en privé sa puissance. `/moi` le dit aussi.',
  },
  nobodyElse: {
    en: 'Nobody else is told.',
    fr: 'Personne d’autre ne l’apprend.',
  },
  civilDisorder: {
    en: 'civil disorder',
    fr: 'désordre civil',
  },
  wentToDisorder: {
    en: (powers: readonly string[]) =>
      `${en.list(powers)} ${powers.length > 1 ? 'are' : 'is'} in civil disorder from now on: nobody gives orders there, and units without an order hold.`,
    fr: powers =>
      `${fr.list(powers)} ${fr.count(powers.length, 'est désormais', 'sont désormais')} en désordre civil : plus personne n’y donne d’ordres, et les unités sans ordre tiennent.`,
  },
  howTo: {
    en: 'Give your orders with the **Orders** button below, or with `/order`. Only you see them.',
    fr: 'Donnez vos ordres avec le bouton **Ordres** ci-dessous, ou avec `/ordre`. Personne d’autre ne les voit.',
  },
  rulesChanged: {
    en: 'The rules of this game have changed. From this phase on:',
    fr: 'Les règles de ce jeu ont changé. À partir de cette phase :',
  },
  deadline: {
    en: (when: string, what = 'Orders') => `${what} until ${when}.`,
    fr: (when: string, what = 'Ordres') => `${what} jusqu’au ${when}.`,
  },
  awaits: {
    en: (powers: readonly string[]) => `To decide: ${en.list(powers)}.`,
    fr: powers => `À décider : ${fr.list(powers)}.`,
  },
  mayAct: {
    en: (powers: readonly string[]) => `With a say, but not waited for: ${en.list(powers)}.`,
    fr: powers => `Avec un mot à dire, sans qu’on les attende : ${fr.list(powers)}.`,
  },
  votesOnly: {
    en: 'Nobody owes an order in this phase: only votes can be given. It closes as soon as all who may vote are ready.',
    fr: 'Personne ne doit d’ordre dans cette phase : on ne peut que voter. Elle se termine dès que tous ceux qui peuvent voter sont prêts.',
  },
  phasePaused: {
    en: 'The game is paused.',
    fr: 'La partie est en pause.',
  },
  phaseClosed: {
    en: (how: MatchPhase['closedBy']): string => CLOSED[how ?? 'deadline'].en,
    fr: how => CLOSED[how ?? 'deadline'].fr,
  },
  phaseVoid: {
    en: 'The game ended before this phase did.',
    fr: 'La partie s’est arrêtée avant la fin de cette phase.',
  },
  skipped: {
    en: (phase: string) => `${phase}: skipped, nobody had a choice.`,
    fr: phase => `${phase} : phase passée, personne n’avait de choix à faire.`,
  },
  waitedFor: {
    en: (count: number) => en.count(count, 'One power still has a choice to make.', '# powers still have a choice to make.'),
    fr: count => fr.count(count, 'Une puissance a encore un choix à faire.', '# puissances ont encore un choix à faire.'),
  },
  allReady: {
    en: 'Nobody is waited for.',
    fr: 'On n’attend plus personne.',
  },
});
