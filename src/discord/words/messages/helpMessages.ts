import { messages } from '../language/inLanguage.js';

/** The pages of /help, and the greeting on a new server. */
export const helpMessages = messages({
  title: {
    en: 'How to play here',
    fr: 'Comment jouer ici',
  },
  player: {
    en: 'Playing',
    fr: 'Jouer',
  },
  playerText: {
    en: [
      '**Join** on the card of a lobby; when the host starts, the powers are dealt.',
      '**Orders** under the newest phase, or `/orders`, opens a panel that only you see: choose a unit, then its order, out of what is legal; or **Paste all** to write them.',
      '`/order` takes one order or several, as you would write them to a friend. What I do not understand comes back with the reason and what you may have meant.',
      'Every change is answered with what is on file, and one direct message keeps your receipt. You may change everything until the deadline.',
      '**Ready** says that you need no more time. `/draw` votes for a draw, in secret. `/resign` gives up your seat.',
      'Where there are neutrals the panel has a page of them: what you order there is your secret vote. `/motion` publishes a wish for one; `/concede` votes that another power has won.',
      'In the card game **My turn** opens your cards; what you choose counts when you **Confirm** it. Afterwards `/verify` repeats every draw.',
      '**Votes** on the card, or `/vote`: draws, a pause, more time. `/press` writes to other powers. `/away` and `/substitute` are for when you cannot play; `/me` and `/settings` are about you; `/verify` checks the seals on orders.',
      '`/map` and `/status` show where the game stands. In a direct message, or with several games, add `game:`.',
    ],
    fr: [
      '**Rejoindre**, sur la carte d’inscription ; quand la partie est lancée, les puissances sont distribuées.',
      '**Ordres**, sous la phase la plus récente, ou `/ordres`, ouvre un panneau que personne d’autre ne voit : choisissez une unité, puis son ordre parmi tout ce qui est permis ; ou **Tout saisir** pour les rédiger.',
      '`/ordre` prend un ou plusieurs ordres, écrits comme à un ami. Ce que je ne comprends pas revient avec la raison et ce que vous vouliez peut-être dire.',
      'À chaque changement, je vous montre ce qui est enregistré, et un message privé vous sert de reçu. Tout peut changer jusqu’à l’échéance.',
      '**Prêt** dit qu’il ne vous faut pas plus de temps. `/nulle` vote la partie nulle, en secret. `/abandonner` quitte votre place.',
      'S’il y a des neutres, le panneau leur réserve une page : ce que vous y ordonnez est votre vote secret. `/motion` publie un souhait pour un neutre ; `/concéder` vote qu’une autre puissance a gagné.',
      'Au jeu de cartes, **Mon tour** ouvre vos cartes ; votre choix compte quand vous appuyez sur **Confirmer**. À la fin, `/vérifier` refait tous les tirages.',
      '**Votes** sous la phase, ou `/voter` : parties nulles, pause, plus de temps. `/courrier` écrit aux autres puissances. `/absence` et `/remplaçant` servent quand vous ne pouvez pas jouer ; `/moi` et `/réglages` sont à vous ; `/vérifier` contrôle les sceaux des ordres.',
      '`/carte` et `/état` montrent où en est la partie. En message privé, ou si vous avez plusieurs parties, ajoutez `partie:`.',
    ],
  },
  host: {
    en: 'Hosting',
    fr: 'Organiser',
  },
  hostText: {
    en: [
      '`/game create` opens a lobby in a channel; the time for each kind of phase is yours to choose: `24h`, `2d 12h`, `10m`.',
      'Or a calendar, `Mon Thu 19:00 Europe/Paris`; days of rest, extensions, grace, a muster, press, an anonymous game: the options of `/game create` say it.',
      'From then on the game runs by itself, to its end. `/game end` ends it early, `/game resume` goes on after a pause, `/game list` lists games. Of those who may take a seat that is open, `/game seat` chooses one. `/host` has the rest: who is missing, closing early, more time, another player, going back; `/log` shows what was done with it. If you play as well, name an arbiter with `/host arbiter`: then others decide what would be in your own favour.',
    ],
    fr: [
      '`/partie créer` ouvre les inscriptions dans un salon ; à vous de choisir la durée de chaque sorte de phase : `24h`, `2j 12h`, `10m`.',
      'Ou un calendrier, `lun jeu 19:00 Europe/Paris` ; jours de repos, délais, grâce, appel, courrier, partie anonyme : les options de `/partie créer` le disent. Pendant la partie, `/organiser` fait le reste : qui manque, terminer plus tôt, plus de temps, une autre personne, revenir en arrière ; `/journal` montre ce qui a été fait. Si vous jouez aussi, désignez un arbitre avec `/organiser arbitre` : d’autres décident alors de ce qui serait à votre avantage.',
      'Ensuite la partie se déroule toute seule, jusqu’au bout. `/partie terminer` y met fin plus tôt, `/partie reprendre` la relance après une pause, `/partie liste` montre les parties. Parmi qui peut prendre une place libre, `/partie place` choisit.',
    ],
  },
  orders: {
    en: 'Writing orders',
    fr: 'Écrire des ordres',
  },
  credit: {
    en: (game: string, credit: string) => `**${game}**: ${credit}`,
    fr: (game, credit) => `**${game}** : ${credit}`,
  },
  greeting: {
    en: [
      'Hello! I host Diplomacy and its variants, from the lobby to the end. Three steps to a first game:',
      '1. In a channel for the game, `/game create` opens a lobby.',
      '2. Everybody who wants to play presses **Join**; then the host presses **Start**.',
      '3. Give your orders with **Orders** under the newest phase. Only you see them.',
      '`/help` tells the rest.',
    ].join('\n'),
    fr: [
      'Bonjour ! J’organise des parties de Diplomacy et de ses variantes, du début à la fin. Trois étapes pour une première partie :',
      '1. Dans un salon réservé à la partie, `/partie créer` ouvre les inscriptions.',
      '2. Chaque personne qui veut jouer appuie sur **Rejoindre**, puis celle qui organise sur **Lancer**.',
      '3. Donnez vos ordres avec **Ordres**, sous la phase la plus récente. Personne d’autre ne les voit.',
      '`/aide` dit le reste.',
    ].join('\n'),
  },
});
