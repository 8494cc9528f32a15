import type { help as english } from '../en/help.js';

/** See en/help.ts. */
export const help: typeof english = {
  title: 'Comment jouer ici',
  player: 'Jouer',
  playerText: [
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
  host: 'Organiser',
  hostText: [
    '`/partie créer` ouvre les inscriptions dans un salon ; à vous de choisir la durée de chaque sorte de phase : `24h`, `2j 12h`, `10m`.',
    'Ou un calendrier, `lun jeu 19:00 Europe/Paris` ; jours de repos, délais, grâce, appel, courrier, partie anonyme : les options de `/partie créer` le disent. Pendant la partie, `/organiser` fait le reste : qui manque, terminer plus tôt, plus de temps, une autre personne, revenir en arrière ; `/journal` montre ce qui a été fait. Si vous jouez aussi, désignez un arbitre avec `/organiser arbitre` : d’autres décident alors de ce qui serait à votre avantage.',
    'Ensuite la partie se déroule toute seule, jusqu’au bout. `/partie terminer` y met fin plus tôt, `/partie reprendre` la relance après une pause, `/partie liste` montre les parties. Parmi qui peut prendre une place libre, `/partie place` choisit.',
  ],
  orders: 'Écrire des ordres',
  credit: (game, credit) => `**${game}** : ${credit}`,
};
