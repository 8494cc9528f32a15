import { messages } from '../language/inLanguage.js';

/** The pages of /help, and the greeting on a new server. */
export const helpMessages = messages({
  title: {
    en: 'How to play',
    fr: 'Comment jouer',
  },
  learn: {
    en: 'Learn in ten minutes',
    fr: 'Apprendre en dix minutes',
  },
  player: {
    en: 'Playing',
    fr: 'Jouer',
  },
  /** In every game. */
  joining: {
    en: [
      'Press **Join** in a lobby. When the host starts the game, everyone gets a power. Not enough people? `/game fill` gives empty seats to the bot.',
      'No lobby? Use `/play` to wait for a game on this server: it opens as soon as enough people are waiting. There you can also offer to take over seats that others leave.',
    ],
    fr: [
      'Appuyez sur **Rejoindre** dans les inscriptions. Au lancement de la partie, tout le monde reçoit une puissance. Il manque du monde ? `/partie remplir` confie les places vides au bot.',
      'Aucune partie à rejoindre\u00a0? Utilisez `/jouer` pour en attendre une sur ce serveur\u00a0: elle s’ouvre dès qu’il y a assez de monde. Vous pouvez aussi y proposer de reprendre les places que d’autres quittent.',
    ],
  },
  /** Games with an order sheet. */
  sheets: {
    en: [
      '**Orders** under the latest phase, or `/orders`, opens a private panel: choose a unit, then one of its legal orders. Or press **Paste all** and type them.',
      '`/order` takes one or more orders, written as you would to a friend. If I don’t understand a line, I say why and suggest what you may have meant.',
      'After every change I show your saved orders, and keep one DM up to date as your receipt. You can change them until the deadline.',
      '**What if** in the panel shows how your orders would turn out if others did this or that. `/study` is a private board where you can try anything out.',
      'Press **Ready** when you’re done. `/draw` votes for a draw, in secret. `/resign` gives up your seat.',
    ],
    fr: [
      '**Ordres**, sous la dernière phase, ou `/ordres`, ouvre un panneau privé : choisissez une unité, puis un ordre permis. Ou appuyez sur **Tout saisir** et écrivez-les.',
      '`/ordre` accepte un ou plusieurs ordres, écrits tout naturellement. Si je ne comprends pas une ligne, je dis pourquoi et je propose ce que vous vouliez peut-être dire.',
      'Après chaque changement, je montre vos ordres enregistrés, et un message privé vous sert de reçu. Vous pouvez les changer jusqu’à l’échéance.',
      '**Et si…**, dans le panneau, montre ce que donneraient vos ordres si les autres faisaient ceci ou cela. `/étude` ouvre un plateau privé où tout essayer.',
      'Appuyez sur **Prêt** quand vous avez terminé. `/nulle` vote pour une partie nulle, en secret. `/abandonner` libère votre place.',
    ],
  },
  /** Games with votes on neutral powers. */
  votes: {
    en: [
      'Games with neutral powers have a page for them in the panel: the orders you choose there are your secret votes. `/motion` suggests one publicly. `/concede` votes to let another power win.',
    ],
    fr: [
      'Si la partie a des puissances neutres, le panneau a une page pour elles : les ordres que vous y choisissez sont vos votes secrets. `/motion` en propose un publiquement. `/concéder` vote pour la victoire d’une autre puissance.',
    ],
  },
  /** Games played in rounds, at a table. */
  rounds: {
    en: [
      'In the card game, **My turn** shows your cards; a choice counts once you press **Confirm**. After the game, `/verify` checks every draw.',
    ],
    fr: [
      'Au jeu de cartes, **Mon tour** montre vos cartes ; un choix compte une fois que vous appuyez sur **Confirmer**. Après la partie, `/vérifier` contrôle tous les tirages.',
    ],
  },
  /** In every game. */
  always: {
    en: [
      '**Draw, pause…** under the phase, or `/vote`: draws, pauses, more time. `/press` writes to other powers. Can’t play for a while? `/away` or `/substitute`. `/me` shows your games, how they ended and how reliable you are, `/game ratings` the ratings here, `/settings` your settings; `/verify` checks the seals on orders.',
      '`/map` and `/status` show the current state of the game. In a DM, or if you play several games, add `game:`.',
    ],
    fr: [
      '**Nulle, pause…** sous la phase, ou `/voter` : partie nulle, pause, plus de temps. `/courrier` écrit aux autres puissances. Vous ne pouvez pas jouer ? `/absence` ou `/remplaçant`. `/moi` montre vos parties, leur issue et votre fiabilité, `/partie classement` les cotes du serveur, `/réglages` vos réglages ; `/vérifier` contrôle les sceaux des ordres.',
      '`/carte` et `/état` montrent où en est la partie. En message privé, ou si vous jouez plusieurs parties, ajoutez `partie:`.',
    ],
  },
  host: {
    en: 'Hosting',
    fr: 'Organiser',
  },
  hostText: {
    en: [
      '`/game create` opens a lobby in a channel. You choose the game, its pace (`24h`, `2d 12h`, `10m`) and the press.',
      'Or set fixed times: `Mon Thu 19:00 Europe/Paris`. Rest days, extensions, a grace period, a check-in before the start, anonymous games, rules of the game: press **More…**, or **Settings** in the lobby. You can change them until the game starts.',
      'After that the game runs by itself. `/game end` ends it early, `/game resume` continues after a pause, `/game list` shows all games, `/game seat` gives an open seat to a player of your choice. `/host` does the rest: see who hasn’t given orders, close a phase, give more time, replace a player, go back; `/log` shows what was done. If you also play, name an arbiter with `/host arbiter`: others then make the decisions that would benefit you.',
    ],
    fr: [
      '`/partie créer` ouvre les inscriptions dans un salon. Vous choisissez le jeu, son rythme (`24h`, `2j 12h`, `10m`) et le courrier.',
      'Ou des heures fixes : `lun jeu 19:00 Europe/Paris`. Jours de repos, prolongations, délai de grâce, appel avant le début, partie anonyme, règles du jeu : appuyez sur **Plus…**, ou sur **Réglages** sous les inscriptions. Tout cela peut changer jusqu’au début de la partie.',
      'Ensuite, la partie se déroule toute seule. `/partie terminer` y met fin plus tôt, `/partie reprendre` la relance après une pause, `/partie liste` montre toutes les parties, `/partie place` donne une place libre à la personne de votre choix. `/organiser` fait le reste : voir qui n’a pas donné d’ordres, terminer une phase, donner plus de temps, remplacer quelqu’un, revenir en arrière ; `/journal` montre ce qui a été fait. Si vous jouez aussi, désignez l’arbitre avec `/organiser arbitre` : d’autres prennent alors les décisions qui vous avantageraient.',
    ],
  },
  orders: {
    en: 'Writing orders',
    fr: 'Écrire des ordres',
  },
  /** Below how to write orders, if the reader plays more games than there is room for. */
  otherGames: {
    en: 'For your other games, use `/help` in their channels.',
    fr: 'Pour vos autres parties, utilisez `/aide` dans leur salon.',
  },
  credit: {
    en: (game: string, credit: string) => `**${game}**: ${credit}`,
    fr: (game, credit) => `**${game}** : ${credit}`,
  },
  greeting: {
    en: [
      'Hello! I run games of Diplomacy and its variants, from lobby to victory. Three steps to your first game:',
      '1. In a channel for the game, use `/game create` to open a lobby.',
      '2. Everyone who wants to play presses **Join**. Then the host presses **Start**.',
      '3. Press **Orders** under the latest phase to give your orders. Only you can see them.',
      'For everything else, see `/help`.',
    ].join('\n'),
    fr: [
      'Bonjour ! Je gère des parties de Diplomacy et de ses variantes, des inscriptions à la victoire. Trois étapes pour une première partie :',
      '1. Dans un salon réservé à la partie, ouvrez les inscriptions avec `/partie créer`.',
      '2. Pour jouer, appuyez sur **Rejoindre**. Ensuite, l’hôte appuie sur **Lancer**.',
      '3. Appuyez sur **Ordres** sous la dernière phase pour donner vos ordres. Personne d’autre ne les voit.',
      'Pour tout le reste : `/aide`.',
    ].join('\n'),
  },
});
