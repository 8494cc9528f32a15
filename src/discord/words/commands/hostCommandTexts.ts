import { type CommandText, commandTexts } from './commandText.js';

/** The command `/host` itself. */
export const hostText: CommandText = {
  name: { en: 'host', fr: 'organiser' },
  about: { en: 'What the host of a game can do while it runs', fr: 'Ce que peut l’organisateur pendant la partie' },
};

/** The subcommands of `/host`, each with its own options. */
export const hostTexts = {
  status: commandTexts({
    command: {
      name: { en: 'status', fr: 'état' },
      about: {
        en: 'Who is waited for; only for a host who does not play',
        fr: 'Qui l’on attend ; seulement si l’organisateur ne joue pas',
      },
    },
  }),
  dryRun: commandTexts({
    command: {
      name: { en: 'dry-run', fr: 'essai' },
      about: {
        en: 'What would come out now, for your eyes alone; only for a host who does not play',
        fr: 'Ce que cela donnerait maintenant, pour vous seul ; seulement si vous ne jouez pas',
      },
    },
  }),
  adjudicate: commandTexts({
    command: {
      name: { en: 'adjudicate', fr: 'arbitrer' },
      about: { en: 'Close the phase now, with what is on file', fr: 'Terminer la phase maintenant, avec ce qui est enregistré' },
    },
    force: {
      name: { en: 'force', fr: 'forcer' },
      about: { en: 'Also when orders are missing', fr: 'Même s’il manque des ordres' },
      choices: {
        yes: { en: 'yes', fr: 'oui' },
      },
    },
  }),
  extend: commandTexts({
    command: {
      name: { en: 'extend', fr: 'prolonger' },
      about: { en: 'Put the deadline off', fr: 'Repousser l’échéance' },
    },
    by: {
      name: { en: 'by', fr: 'durée' },
      about: { en: 'By how much: 12h', fr: 'De combien : 12h' },
    },
  }),
  pause: commandTexts({
    command: {
      name: { en: 'pause', fr: 'pause' },
      about: { en: 'Let the game stand still', fr: 'Interrompre la partie' },
    },
  }),
  replace: commandTexts({
    command: {
      name: { en: 'replace', fr: 'remplacer' },
      about: { en: 'Give a power to another player', fr: 'Donner une puissance à une autre personne' },
    },
  }),
  order: commandTexts({
    command: {
      name: { en: 'order', fr: 'ordre' },
      about: {
        en: 'Order for a power; everybody is told that you did',
        fr: 'Donner des ordres pour une puissance ; tout le monde en est prévenu',
      },
    },
  }),
  edit: commandTexts({
    command: {
      name: { en: 'edit', fr: 'corriger' },
      about: {
        en: 'Change the position; only for a host who does not play, and shown to all',
        fr: 'Changer la position ; si l’organisateur ne joue pas, et montré à tous',
      },
    },
    text: {
      name: { en: 'text', fr: 'texte' },
      about: { en: 'For example “Qin: A Xia; nobody: F Lu; Chu: Anyi”', fr: 'Par exemple « Qin : A Xia ; personne : F Lu ; Chu : Anyi »' },
    },
  }),
  rollback: commandTexts({
    command: {
      name: { en: 'rollback', fr: 'revenir' },
      about: {
        en: 'Go back to a phase; the game as it is now is kept',
        fr: 'Revenir à une phase ; la partie telle qu’elle est reste archivée',
      },
    },
  }),
  announce: commandTexts({
    command: {
      name: { en: 'announce', fr: 'annoncer' },
      about: { en: 'Say something in the channel of the game', fr: 'Dire quelque chose dans le salon de la partie' },
    },
    text: {
      name: { en: 'text', fr: 'texte' },
      about: { en: 'What everybody shall read', fr: 'Ce que tout le monde lira' },
    },
  }),
  arbiter: commandTexts({
    command: {
      name: { en: 'arbiter', fr: 'arbitre' },
      about: {
        en: 'Name who decides in your place if you play; without a name: no arbiter any more',
        fr: 'Désigner qui décide là où vous jouez ; personne : y renoncer',
      },
    },
    player: {
      name: { en: 'player', fr: 'joueur' },
      about: {
        en: 'Who decides in your place; without a name: no arbiter any more',
        fr: 'Qui décide à votre place ; personne : y renoncer',
      },
    },
  }),
  handOver: commandTexts({
    command: {
      name: { en: 'hand-over', fr: 'confier' },
      about: {
        en: 'Let somebody else host; who manages the server may, if the host is gone',
        fr: 'Confier la partie ; qui gère le serveur le peut si la personne qui organise n’est plus là',
      },
    },
  }),
  export: commandTexts({
    command: {
      name: { en: 'export', fr: 'exporter' },
      about: { en: 'The game as a file', fr: 'La partie dans un fichier' },
    },
  }),
  import: commandTexts({
    command: {
      name: { en: 'import', fr: 'importer' },
      about: {
        en: 'Open a lobby here that goes on from a file of /host export',
        fr: 'Ouvrir ici un salon qui reprend une partie exportée',
      },
    },
    file: {
      name: { en: 'file', fr: 'fichier' },
      about: { en: 'What /host export gave: JSON, at most 8 MB', fr: 'Ce qu’a donné l’exportation : JSON, 8 Mo au plus' },
    },
  }),
};
