import type { CommandText } from './commandText.js';

/** Commands to open, run and end games. */
export const hostingCommands = {
  game: {
    name: { en: 'game', fr: 'partie' },
    about: { en: 'Host a game, list the games, end one', fr: 'Organiser une partie, voir les parties, en terminer une' },
  },
  create: {
    name: { en: 'create', fr: 'créer' },
    about: { en: 'Open a game in this channel', fr: 'Ouvrir une partie dans ce salon' },
  },
  list: {
    name: { en: 'list', fr: 'liste' },
    about: { en: 'The games of this server, and yours', fr: 'Les parties de ce serveur et les vôtres' },
  },
  end: {
    name: { en: 'end', fr: 'terminer' },
    about: { en: 'End the game you host, without a winner', fr: 'Mettre fin, sans vainqueur, à la partie que vous organisez' },
  },
  resume: {
    name: { en: 'resume', fr: 'reprendre' },
    about: { en: 'Go on with a game of yours that was paused', fr: 'Reprendre une de vos parties mise en pause' },
  },
  seat: {
    name: { en: 'seat', fr: 'place' },
    about: { en: 'Give an open seat to a player of your choice', fr: 'Donner une place libre à une personne de votre choix' },
  },
  host: {
    name: { en: 'host', fr: 'organiser' },
    about: { en: 'What the host of a game can do while it runs', fr: 'Ce que peut l’organisateur pendant la partie' },
  },
  hostStatus: {
    name: { en: 'status', fr: 'état' },
    about: { en: 'Who is waited for; only for a host who does not play', fr: 'Qui l’on attend ; seulement si l’organisateur ne joue pas' },
  },
  dryRun: {
    name: { en: 'dry-run', fr: 'essai' },
    about: {
      en: 'What would come out now, for your eyes alone; only for a host who does not play',
      fr: 'Ce que cela donnerait maintenant, pour vous seul ; seulement si vous ne jouez pas',
    },
  },
  adjudicate: {
    name: { en: 'adjudicate', fr: 'arbitrer' },
    about: { en: 'Close the phase now, with what is on file', fr: 'Terminer la phase maintenant, avec ce qui est enregistré' },
  },
  extend: {
    name: { en: 'extend', fr: 'prolonger' },
    about: { en: 'Put the deadline off', fr: 'Repousser l’échéance' },
  },
  pause: {
    name: { en: 'pause', fr: 'pause' },
    about: { en: 'Let the game stand still', fr: 'Interrompre la partie' },
  },
  replace: {
    name: { en: 'replace', fr: 'remplacer' },
    about: { en: 'Give a power to another player', fr: 'Donner une puissance à une autre personne' },
  },
  orderFor: {
    name: { en: 'order', fr: 'ordre' },
    about: {
      en: 'Order for a power; everybody is told that you did',
      fr: 'Donner des ordres pour une puissance ; tout le monde en est prévenu',
    },
  },
  correction: {
    name: { en: 'edit', fr: 'corriger' },
    about: {
      en: 'Change the position; only for a host who does not play, and shown to all',
      fr: 'Changer la position ; si l’organisateur ne joue pas, et montré à tous',
    },
  },
  rollback: {
    name: { en: 'rollback', fr: 'revenir' },
    about: {
      en: 'Go back to a phase; the game as it is now is kept',
      fr: 'Revenir à une phase ; la partie telle qu’elle est reste archivée',
    },
  },
  announce: {
    name: { en: 'announce', fr: 'annoncer' },
    about: { en: 'Say something in the channel of the game', fr: 'Dire quelque chose dans le salon de la partie' },
  },
  arbiter: {
    name: { en: 'arbiter', fr: 'arbitre' },
    about: {
      en: 'Name who decides in your place if you play; without a name: no arbiter any more',
      fr: 'Désigner qui décide là où vous jouez ; personne : y renoncer',
    },
  },
  handOver: {
    name: { en: 'hand-over', fr: 'confier' },
    about: {
      en: 'Let somebody else host; who manages the server may, if the host is gone',
      fr: 'Confier la partie ; qui gère le serveur le peut si la personne qui organise n’est plus là',
    },
  },
  export: {
    name: { en: 'export', fr: 'exporter' },
    about: { en: 'The game as a file', fr: 'La partie dans un fichier' },
  },
  import: {
    name: { en: 'import', fr: 'importer' },
    about: { en: 'Open a lobby here that goes on from a file of /host export', fr: 'Ouvrir ici un salon qui reprend une partie exportée' },
  },
  log: {
    name: { en: 'log', fr: 'journal' },
    about: { en: 'What the host has done', fr: 'Ce qu’a fait l’organisateur' },
  },
} satisfies Readonly<Record<string, CommandText>>;
