import { capital, en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';
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

/** What the subcommands of `/host` answer. */
export const hostAnswers = messages({
  status: {
    en: 'Who is ready, and who isn’t',
    fr: 'Où en est chaque puissance',
  },
  statusLine: {
    en: (power: string, state: string, more: readonly string[]) =>
      `**${power}**: ${state}${more.length > 0 ? ` (${more.join(', ')})` : ''}`,
    fr: (power, state, more) => `**${power}** : ${state}${more.length > 0 ? ` (${more.join(', ')})` : ''}`,
  },
  nobody: {
    en: 'no player',
    fr: 'personne ne joue',
  },
  missed: {
    en: 'missed the last turn',
    fr: 'dernier tour manqué',
  },
  extensions: {
    en: (count: number) => `extensions left: ${count}`,
    fr: count => `prolongations restantes : ${count}`,
  },
  away: {
    en: (until: string) => `away until ${until}`,
    fr: until => `absence jusqu’au ${until}`,
  },
  trial: {
    en: (phase: string) => `If this phase closed now: ${phase}`,
    fr: phase => `Si la phase se terminait maintenant : ${phase}`,
  },
  adjudicated: {
    en: 'The phase is closed. The results will appear in the channel.',
    fr: 'La phase est terminée. Les résultats arrivent dans le salon.',
  },
  extendedTo: {
    en: (when: string) => `The deadline is now ${when}.`,
    fr: when => `Nouvelle échéance : ${when}.`,
  },
  paused: {
    en: 'Paused. Use `/game resume` to continue.',
    fr: 'La partie est en pause. Pour la relancer : `/partie reprendre`.',
  },
  invited: {
    en: (power: string) =>
      `I’ve sent a DM with an invitation to play ${en.the(power)}, valid until this phase closes. In an anonymous game I don’t tell you whether that person can or wants to play. The channel gets a message when ${en.the(power)} ${en.verb([power], 'has', 'have')} a new player.`,
    fr: power =>
      `Invitation à jouer ${fr.the(power)} envoyée en message privé, valable jusqu’à la fin de cette phase. Dans une partie anonyme, je ne vous dis pas si la personne peut ou veut jouer. Le salon reçoit un message quand quelqu’un d’autre joue ${fr.the(power)}.`,
  },
  replaced: {
    en: (power: string, user: string) => `${capital(user)} takes over ${en.the(power)}.`,
    fr: (power, user) => `${capital(user)} joue maintenant ${fr.the(power)}.`,
  },
  orderedLines: {
    en: (good: number, bad: number) =>
      `Saved: ${good}. Rejected: ${bad}. The power’s player and the channel are told that you gave orders.`,
    fr: (good, bad) =>
      `Enregistrés : ${good}. Refusés : ${bad}. La personne qui joue cette puissance et le salon apprennent que vous avez donné des ordres.`,
  },
  orderedNothing: {
    en: 'None of these lines could be saved. No orders were given, and nobody was told.',
    fr: 'Aucune de ces lignes n’a pu être enregistrée. Aucun ordre n’a été donné et personne n’a été prévenu.',
  },
  doesNotFit: {
    en: 'This conflicts with that power’s other orders.',
    fr: 'Cela contredit les autres ordres de cette puissance.',
  },
  rollbackAsk: {
    en: (phase: string) =>
      `Go back to ${phase}? A new game with the same players continues from that phase. The current game ends here and stays in the archive.`,
    fr: phase =>
      `Revenir à cette phase : ${phase} ? Une nouvelle partie, avec les mêmes personnes, continue à partir de là. La partie actuelle s’arrête ici et reste archivée.`,
  },
  rollback: {
    en: 'Go back',
    fr: 'Revenir en arrière',
  },
  announced: {
    en: 'Sent to the channel.',
    fr: 'C’est envoyé dans le salon.',
  },
  exported: {
    en: 'Here is the game as a file: every closed phase, and the position of the open one. It contains no player names and no secrets.',
    fr: 'Voici la partie dans un fichier : toutes les phases terminées, et la position de la phase en cours. Il ne contient ni noms ni secrets.',
  },
});
