import type { HostAction } from '../../../matches/model/matchLog.js';
import { messages } from '../language/inLanguage.js';

type About = Readonly<Record<string, string | number | boolean>>;

/** What was done, in a line of the log: follows the time and the person. */
export const hostActions = messages<Readonly<Record<HostAction, (about: About, power: string) => string>>>({
  looked: { en: () => 'looked who has orders on file', fr: () => 'a regardé qui a des ordres enregistrés' },
  tried: {
    en: ({ phase }) => `tried out phase #${phase} with what was on file`,
    fr: ({ phase }) => `a essayé la phase n° ${phase} avec ce qui était enregistré`,
  },
  adjudicated: {
    en: ({ phase, missing }) => `closed phase #${phase}, ${missing} without orders`,
    fr: ({ phase, missing }) => `a terminé la phase n° ${phase}, ${missing} sans ordres`,
  },
  extended: {
    en: ({ phase }) => `put off the deadline of phase #${phase}`,
    fr: ({ phase }) => `a repoussé l’échéance de la phase n° ${phase}`,
  },
  paused: { en: () => 'paused the game', fr: () => 'a mis la partie en pause' },
  resumed: { en: () => 'let the game go on', fr: () => 'a fait reprendre la partie' },
  replaced: {
    en: (_, power) => `gave ${power} to another player`,
    fr: (_, power) => `a donné une puissance à une autre personne (${power})`,
  },
  invited: {
    en: (_, power) => `asked somebody to play ${power}`,
    fr: (_, power) => `a demandé à quelqu’un de jouer une puissance (${power})`,
  },
  removed: {
    en: (_, power) => `replaced the player of ${power}: the seat is open`,
    fr: (_, power) => `a remplacé quelqu’un : la place est libre (${power})`,
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
    en: (_, power) => `gave ${power}, which was open, to a player`,
    fr: (_, power) => `a donné une place libre à quelqu’un (${power})`,
  },
  ordered: {
    en: ({ phase }, power) => `ordered for ${power} in phase #${phase}`,
    fr: ({ phase }, power) => `a donné des ordres dans la phase n° ${phase} (${power})`,
  },
  edited: {
    en: ({ phase, lines }) => `changed the position of phase #${phase}: ${lines}`,
    fr: ({ phase, lines }) => `a changé la position de la phase n° ${phase} : ${lines}`,
  },
  'rolled-back': {
    en: ({ phase, from, to }) => `went back to phase #${phase}: game ${from} goes on as game ${to}`,
    fr: ({ phase, from, to }) => `est revenu à la phase n° ${phase} : la partie ${from} continue sous le numéro ${to}`,
  },
  announced: { en: () => 'announced something', fr: () => 'a fait une annonce' },
  'handed-over': { en: () => 'handed the game over to another host', fr: () => 'a confié la partie à quelqu’un d’autre' },
  'asked-host': { en: () => 'asked whether the host is still there', fr: () => 'a demandé si la personne qui organise est encore là' },
  'arbiter-named': { en: () => 'named an arbiter', fr: () => 'a désigné un arbitre' },
  'arbiter-left': {
    en: ({ as }) => (as === 'arbiter' ? 'stepped down' : 'ended the arbiter’s part'),
    fr: ({ as }) => (as === 'arbiter' ? 'a renoncé à ce rôle' : 'a mis fin au rôle de l’arbitre'),
  },
  exported: { en: () => 'took the game away as a file', fr: () => 'a emporté la partie dans un fichier' },
  imported: {
    en: ({ phase }) => `brought the game as a file, to go on from phase #${phase}`,
    fr: ({ phase }) => `a apporté la partie dans un fichier, à reprendre à la phase n° ${phase}`,
  },
  ended: { en: () => 'ended the game', fr: () => 'a mis fin à la partie' },
});

/** The log of what hosts did. */
export const hostLogMessages = messages({
  log: {
    en: 'What the host did, and who decided in the host’s place',
    fr: 'Ce qui a été fait ou décidé pour organiser la partie',
  },
  noLog: {
    en: 'Nobody has stepped in so far.',
    fr: 'Personne n’est intervenu jusqu’ici.',
  },
  logLine: {
    en: (when: string, actor: string, deed: string) => `${when} ${actor} ${deed}`,
    fr: (when, actor, deed) => `${when} ${actor} ${deed}`,
  },
  theHost: {
    en: 'The host',
    fr: 'L’organisateur',
  },
});
