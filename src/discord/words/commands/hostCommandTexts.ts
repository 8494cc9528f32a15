import { type CommandText, commandTexts } from './commandText.js';

/** The command `/host` itself. */
export const hostText: CommandText = {
  name: { en: 'host', fr: 'organiser' },
  about: { en: 'Tools for the host of a running game', fr: 'Les outils de l’hôte pendant la partie' },
};

/** The subcommands of `/host`, each with its own options. */
export const hostTexts = {
  status: commandTexts({
    command: {
      name: { en: 'status', fr: 'état' },
      about: {
        en: 'See who is ready; only for a host who isn’t playing',
        fr: 'Voir où en est chaque puissance ; seulement si l’hôte ne joue pas',
      },
    },
  }),
  dryRun: commandTexts({
    command: {
      name: { en: 'dry-run', fr: 'essai' },
      about: {
        en: 'Preview the results privately; only for a host who isn’t playing',
        fr: 'Aperçu privé des résultats\u00a0; seulement si l’hôte ne joue pas',
      },
    },
  }),
  adjudicate: commandTexts({
    command: {
      name: { en: 'adjudicate', fr: 'arbitrer' },
      about: { en: 'Close the phase now, with the orders saved so far', fr: 'Terminer la phase maintenant, avec les ordres enregistrés' },
    },
    force: {
      name: { en: 'force', fr: 'forcer' },
      about: { en: 'Even if orders are missing', fr: 'Même s’il manque des ordres' },
      choices: {
        yes: { en: 'yes', fr: 'oui' },
      },
    },
  }),
  extend: commandTexts({
    command: {
      name: { en: 'extend', fr: 'prolonger' },
      about: { en: 'Extend the deadline', fr: 'Repousser l’échéance' },
    },
    by: {
      name: { en: 'by', fr: 'durée' },
      about: { en: 'How much longer: 12h', fr: 'Combien de temps en plus : 12h' },
    },
  }),
  pause: commandTexts({
    command: {
      name: { en: 'pause', fr: 'pause' },
      about: { en: 'Pause the game', fr: 'Mettre la partie en pause' },
    },
  }),
  replace: commandTexts({
    command: {
      name: { en: 'replace', fr: 'remplacer' },
      about: { en: 'Give a power to another player', fr: 'Confier une puissance à quelqu’un d’autre' },
    },
  }),
  order: commandTexts({
    command: {
      name: { en: 'order', fr: 'ordre' },
      about: {
        en: 'Give orders for a power; everyone is told that you did',
        fr: 'Donner les ordres d’une puissance\u00a0; tout le monde en est informé',
      },
    },
  }),
  edit: commandTexts({
    command: {
      name: { en: 'edit', fr: 'corriger' },
      about: {
        en: 'Change the position, for everyone to see; only for a host who isn’t playing',
        fr: 'Changer la position, à la vue de tout le monde ; seulement si l’hôte ne joue pas',
      },
    },
    text: {
      name: { en: 'text', fr: 'texte' },
      about: { en: 'For example “Qin: A Xia; nobody: F Lu; Chu: Anyi”', fr: 'Par exemple « Qin : A Xia ; personne : F Lu ; Chu : Anyi »' },
    },
  }),
  rollback: commandTexts({
    command: {
      name: { en: 'rollback', fr: 'revenir' },
      about: {
        en: 'Go back to an earlier phase; the current game stays in the archive',
        fr: 'Revenir à une phase passée ; la partie actuelle reste archivée',
      },
    },
  }),
  announce: commandTexts({
    command: {
      name: { en: 'announce', fr: 'annoncer' },
      about: { en: 'Post an announcement in the game’s channel', fr: 'Publier une annonce dans le salon de la partie' },
    },
    text: {
      name: { en: 'text', fr: 'texte' },
      about: { en: 'What to announce', fr: 'Le texte de l’annonce' },
    },
  }),
  arbiter: commandTexts({
    command: {
      name: { en: 'arbiter', fr: 'arbitre' },
      about: {
        en: 'Name someone to decide for you if you also play; leave empty to remove the arbiter',
        fr: 'Désigner qui décide à votre place si vous jouez\u00a0; laissez vide pour ne plus avoir d’arbitre',
      },
    },
    player: {
      name: { en: 'player', fr: 'joueur' },
      about: {
        en: 'The arbiter; leave empty to remove the arbiter',
        fr: 'L’arbitre ; laissez vide pour ne plus en avoir',
      },
    },
  }),
  handOver: commandTexts({
    command: {
      name: { en: 'hand-over', fr: 'confier' },
      about: {
        en: 'Hand the game to another host; server admins can do it if the host is gone',
        fr: 'Confier la partie à quelqu’un d’autre ; si l’hôte n’est plus là, les admins peuvent le faire',
      },
    },
  }),
  export: commandTexts({
    command: {
      name: { en: 'export', fr: 'exporter' },
      about: { en: 'Get the game as a file', fr: 'Obtenir la partie dans un fichier' },
    },
  }),
  variant: commandTexts({
    command: {
      name: { en: 'variant', fr: 'variante' },
      about: {
        en: 'This server’s own variants: list, add, look at or remove them',
        fr: 'Les variantes de ce serveur : voir la liste, en ajouter, en consulter ou en retirer',
      },
    },
    file: {
      name: { en: 'file', fr: 'fichier' },
      about: {
        en: 'A variant to add: the zip of its folder, at most 6 MB',
        fr: 'Une variante à ajouter : le zip de son dossier, 6 Mo au plus',
      },
    },
    show: {
      name: { en: 'show', fr: 'montrer' },
      about: { en: 'A variant to look at', fr: 'Une variante à regarder' },
    },
    remove: {
      name: { en: 'remove', fr: 'retirer' },
      about: {
        en: 'A variant to stop offering; its games go on',
        fr: 'Une variante à ne plus proposer ; ses parties continuent',
      },
    },
  }),
  import: commandTexts({
    command: {
      name: { en: 'import', fr: 'importer' },
      about: {
        en: 'Open a lobby here that continues an exported game',
        fr: 'Ouvrir ici les inscriptions pour reprendre une partie exportée',
      },
    },
    file: {
      name: { en: 'file', fr: 'fichier' },
      about: { en: 'A file from /host export: JSON, at most 8 MB', fr: 'Un fichier de /organiser exporter : JSON, 8 Mo au plus' },
    },
  }),
};
