import type { InEach } from '../../../lib/language.js';
import type { MatchPhase } from '../../../matches/model/match.js';
import { capital, en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** How a phase was closed. */
const CLOSED: Readonly<Record<NonNullable<MatchPhase['closedBy']>, InEach>> = {
  ready: { en: 'Closed early: everyone was ready.', fr: 'Terminée en avance : tout le monde était prêt.' },
  deadline: { en: 'Closed at the deadline.', fr: 'Terminée à l’échéance.' },
  skipped: { en: 'Skipped: nobody had a choice to make.', fr: 'Sautée : personne n’avait de choix à faire.' },
  host: { en: 'Closed by the host.', fr: 'Terminée par l’hôte.' },
  arbiter: { en: 'Closed by the arbiter.', fr: 'Terminée par l’arbitre.' },
  admin: { en: 'Closed by a server admin.', fr: 'Terminée par une personne qui gère le serveur.' },
  vote: { en: 'Closed by a vote of the other players.', fr: 'Terminée par un vote des autres.' },
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
    en: 'Players, check your DMs: I’ve told each of you in private which power is yours. You can also use `/me`.',
    fr: 'Si vous jouez, votre puissance vous est annoncée en message privé. Vous pouvez aussi la voir avec `/moi`.',
  },
  nobodyElse: {
    en: 'Nobody else knows.',
    fr: 'Personne d’autre ne le sait.',
  },
  civilDisorder: {
    en: 'nobody (civil disorder)',
    fr: 'personne (désordre civil)',
  },
  wentToDisorder: {
    en: (powers: readonly string[]) =>
      `${capital(en.powers(powers))} ${en.verb(powers, 'is', 'are')} now in civil disorder: nobody gives orders, and units without orders hold.`,
    fr: powers =>
      `${capital(fr.powers(powers))} ${fr.verb(powers, 'est', 'sont')} maintenant en désordre civil : personne n’y donne d’ordres, et les unités sans ordre tiennent.`,
  },
  howTo: {
    en: 'To give orders, press **Orders** below or use `/order`. Only you can see them.',
    fr: 'Pour donner vos ordres, appuyez sur **Ordres** ci-dessous ou utilisez `/ordre`. Personne d’autre ne les voit.',
  },
  rulesChanged: {
    en: 'The rules of this game have changed. From this phase on:',
    fr: 'Les règles de ce jeu ont changé. À partir de cette phase :',
  },
  deadline: {
    en: (when: string, what = 'Orders') => `${what} due by ${when}.`,
    fr: (when: string, what = 'Ordres') => `${what} à envoyer avant le ${when}.`,
  },
  /** `others`: how many powers besides, which the bot plays. */
  awaits: {
    en: (powers: readonly string[], others: number) => {
      const all = others === 0 ? powers : [...powers, `${others} powers played by the bot`];
      return `${capital(en.powers(all))} ${en.verb(all, 'has', 'have')} something to decide. Nobody sees who is ready.`;
    },
    fr: (powers, others) => {
      const all = [...powers.map(fr.the), ...(others === 0 ? [] : [`${others} puissances jouées par le bot`])];
      const verb = others === 0 ? fr.verb(powers, 'a', 'ont') : 'ont';
      return `${capital(fr.list(all))} ${verb} quelque chose à décider. Personne ne voit qui est prêt.`;
    },
  },
  mayAct: {
    en: (powers: readonly string[]) => `Optional for ${en.powers(powers)}.`,
    fr: powers => `Choix facultatif pour ${fr.powers(powers)}.`,
  },
  /** In phases in which something other than orders is sent, such as a battle list. */
  pressOrders: {
    en: 'To send yours, press **Orders**.',
    fr: 'Pour envoyer les vôtres, appuyez sur **Ordres**.',
  },
  votesOnly: {
    en: 'No player has a unit to order in this phase. You can only vote on the orders of the neutral powers: press **Orders**. The phase closes as soon as everyone who can vote is ready.',
    fr: 'Dans cette phase, personne n’a d’unité à commander. Vous pouvez seulement voter sur les ordres des puissances neutres : appuyez sur **Ordres**. La phase se termine dès que toutes les puissances qui peuvent voter sont prêtes.',
  },
  votesToo: {
    en: 'You can also vote on what the neutral powers do: press **Orders**, then **Neutrals**.',
    fr: 'Vous pouvez aussi voter sur ce que font les puissances neutres : appuyez sur **Ordres**, puis sur **Neutres**.',
  },
  /** What is due by the deadline of a phase in which only votes are possible. */
  votesDue: {
    en: 'Votes',
    fr: 'Votes',
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
    en: (phase: string) => `${phase}: skipped, as nobody had a choice to make.`,
    fr: phase => `${phase} : phase sautée, car personne n’avait de choix à faire.`,
  },
  nobodyActed: {
    en: (phase: string) => `${phase}: nobody acted.`,
    fr: phase => `${phase} : personne n’a agi.`,
  },
  waitedFor: {
    en: (count: number) => en.count(count, 'One power still has a choice to make.', '# powers still have a choice to make.'),
    fr: count => fr.count(count, 'Une puissance a encore un choix à faire.', '# puissances ont encore un choix à faire.'),
  },
  allReady: {
    en: 'Everyone is ready.',
    fr: 'Tout le monde est prêt.',
  },
});
