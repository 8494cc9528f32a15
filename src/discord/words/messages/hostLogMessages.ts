import type { HostAction } from '../../../matches/model/matchLog.js';
import { capital, en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

type About = Readonly<Record<string, string | number | boolean>>;

/** What was done, in a line of the log: follows the time and the person. */
export const hostActions = messages<Readonly<Record<HostAction, (about: About, power: string) => string>>>({
  looked: { en: () => 'checked who has saved orders', fr: () => 'a regardé qui a enregistré des ordres' },
  tried: {
    en: ({ phase }) => `previewed the result of phase #${phase} with the saved orders`,
    fr: ({ phase }) => `a simulé la phase n° ${phase} avec les ordres enregistrés`,
  },
  adjudicated: {
    en: ({ phase, missing }) => `closed phase #${phase} (without orders: ${missing})`,
    fr: ({ phase, missing }) => `a terminé la phase n° ${phase} (sans ordres\u00a0: ${missing})`,
  },
  extended: {
    en: ({ phase }) => `extended the deadline of phase #${phase}`,
    fr: ({ phase }) => `a repoussé l’échéance de la phase n° ${phase}`,
  },
  paused: { en: () => 'paused the game', fr: () => 'a mis la partie en pause' },
  resumed: { en: () => 'resumed the game', fr: () => 'a relancé la partie' },
  replaced: {
    en: (_, power) => `gave ${en.the(power)} to another player`,
    fr: (_, power) => `a confié ${fr.the(power)} à quelqu’un d’autre`,
  },
  invited: {
    en: (_, power) => `invited someone to play ${en.the(power)}`,
    fr: (_, power) => `a invité quelqu’un à jouer ${fr.the(power)}`,
  },
  removed: {
    en: (_, power) => `replaced the player of ${en.the(power)}: the seat is open`,
    fr: (_, power) => `a remplacé la personne qui jouait ${fr.the(power)} : la place est libre`,
  },
  decided: {
    en: ({ phase, text }) =>
      text === undefined ? `took back a decision on a battle in phase #${phase}` : `decided a battle in phase #${phase}: ${text}`,
    fr: ({ phase, text }) =>
      text === undefined
        ? `a retiré sa décision sur une bataille de la phase n° ${phase}`
        : `a tranché une bataille de la phase n° ${phase} : ${text}`,
  },
  seated: {
    en: (_, power) => `gave the open seat of ${en.the(power)} to a player`,
    fr: (_, power) => `a donné à quelqu’un la place libre ${fr.of(power)}`,
  },
  offered: {
    en: (_, power) => `opened the seat of ${en.the(power)}, which the bot plays`,
    fr: (_, power) => `a proposé la place ${fr.of(power)}, tenue par le bot`,
  },
  ordered: {
    en: ({ phase }, power) => `gave orders for ${en.the(power)} in phase #${phase}`,
    fr: ({ phase }, power) => `a donné les ordres ${fr.of(power)} dans la phase n° ${phase}`,
  },
  edited: {
    en: ({ phase, lines }) => `changed the position of phase #${phase}: ${lines}`,
    fr: ({ phase, lines }) => `a changé la position de la phase n° ${phase} : ${lines}`,
  },
  'rolled-back': {
    en: ({ phase, from, to }) => `went back to phase #${phase}: game ${from} continues as game ${to}`,
    fr: ({ phase, from, to }) => `a ramené la partie à la phase n° ${phase} : la partie ${from} continue sous le n° ${to}`,
  },
  'changed-setting': {
    en: ({ setting }) => `changed a setting of the lobby: \`${setting}\``,
    fr: ({ setting }) => `a changé un réglage avant le début : \`${setting}\``,
  },
  announced: { en: () => 'posted an announcement', fr: () => 'a publié une annonce' },
  'handed-over': {
    en: ({ absent }) => (absent ? 'wasn’t there, so someone else became the host' : 'handed the game over to another host'),
    fr: ({ absent }) => (absent ? 'n’était pas là\u00a0: quelqu’un d’autre organise la partie' : 'a confié la partie à quelqu’un d’autre'),
  },
  'asked-host': { en: () => 'asked whether the host was still there', fr: () => 'a demandé si l’hôte était encore là' },
  'arbiter-named': { en: () => 'named an arbiter', fr: () => 'a désigné l’arbitre' },
  'arbiter-left': {
    en: ({ as }) => (as === 'arbiter' ? 'stepped down' : 'removed the arbiter'),
    fr: ({ as }) => (as === 'arbiter' ? 'a renoncé à ce rôle' : 'a retiré son rôle à l’arbitre'),
  },
  exported: { en: () => 'exported the game', fr: () => 'a exporté la partie' },
  imported: {
    en: ({ phase }) => `imported the game from a file, to continue from phase #${phase}`,
    fr: ({ phase }) => `a importé la partie depuis un fichier, pour la reprendre à la phase n° ${phase}`,
  },
  ended: { en: () => 'ended the game', fr: () => 'a mis fin à la partie' },
});

/** The log of what hosts did. */
export const hostLogMessages = messages({
  log: {
    en: 'What the host did, or others did on the host’s behalf',
    fr: 'Ce qu’a fait l’hôte, ou d’autres à sa place',
  },
  noLog: {
    en: 'Nobody has stepped in so far.',
    fr: 'Personne n’est intervenu jusqu’ici.',
  },
  logLine: {
    en: (when: string, actor: string, deed: string) => `${when} ${capital(actor)} ${deed}`,
    fr: (when, actor, deed) => `${when} ${capital(actor)} ${deed}`,
  },
  theHost: {
    en: 'The host',
    fr: 'L’hôte',
  },
});
