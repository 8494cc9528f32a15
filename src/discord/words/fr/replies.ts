import type { replies as english, buttons as englishButtons, panel as englishPanel } from '../en/replies.js';
import { counted } from '../language/grammar.js';
import { inCode } from '../language/userText.js';

const fr = (count: number, one: string, other: string): string => counted(count, { one, other }, 'fr');

/** See en/replies.ts. */
export const replies: typeof english = {
  wentWrong: 'Une erreur s’est produite de notre côté. Rien de ce qui était enregistré n’est perdu ; veuillez réessayer.',
  notWritten:
    'Rien ne peut être enregistré en ce moment : le disque est plein ou défaillant. Rien n’a été changé ; veuillez réessayer plus tard.',
  outdated: 'Ceci vient d’une version antérieure du bot. `/ordres` ouvre un panneau à jour.',

  importOpened: (number, game) =>
    `${game} : ouverte sous le numéro ${number}. Qui la rejoint la reprend où le fichier s’arrête. Son passé est conservé comme une partie à part.`,
  lobbyOpened: game => `${game} : la partie est ouverte. La carte avec les boutons arrive dans ce salon.`,
  importRefused: file => `Rien n’a été ouvert : \`${inCode(file)}\` n’est pas une partie qui peut continuer.`,
  startRefused: file => `Rien n’a été ouvert : \`${inCode(file)}\` n’est pas un début pour ce jeu.`,
  misprint: (line, where, what) =>
    `- ${line === undefined ? (where === undefined ? '' : `\`${inCode(where)}\` : `) : `Ligne ${line}${where === undefined ? '' : ` (\`${inCode(where)}\`)`} : `}${what}`,
  joined: game => `Inscription faite : ${game}. Les puissances sont distribuées au lancement.`,
  left: game => `Vous avez quitté ${game}.`,
  startFull: players =>
    `${fr(players, 'La seule place est prise', 'Les # places sont prises')}. Lancer la partie ? Les puissances sont données selon les préférences, sinon par tirage au sort.`,
  startEmpty: (players, empty) =>
    `${fr(players, '# joueur est inscrit', '# joueurs sont inscrits')} ; ${fr(empty, 'une place est vide', '# places sont vides')}. Lancer la partie ? ` +
    `${fr(empty, 'Une puissance tirée au sort sera alors en désordre civil : ses unités tiendront', '# puissances tirées au sort seront alors en désordre civil : leurs unités tiendront')}, sans personne pour les commander.`,
  started: 'La partie commence.',
  notYet: 'Entendu. Les inscriptions restent ouvertes.',

  endAsk: game => `Mettre fin à ${game} maintenant, sans vainqueur ? C’est irrévocable.`,
  ended: game => `${game} : la partie est finie.`,
  greeting: [
    'Bonjour ! J’organise des parties de Diplomacy et de ses variantes, du début à la fin. Trois étapes pour une première partie :',
    '1. Dans un salon réservé à la partie, `/partie créer` ouvre les inscriptions.',
    '2. Chaque personne qui veut jouer appuie sur **Rejoindre**, puis celle qui organise sur **Lancer**.',
    '3. Donnez vos ordres avec **Ordres**, sous la phase la plus récente. Personne d’autre ne les voit.',
    '`/aide` dit le reste.',
  ].join('\n'),
  resumed: game => `${game} : la partie reprend, et le temps qui restait pour la phase est rendu.`,
  resignAsk: (power, game) =>
    `Abandonner ${power} dans ${game} ? Vos unités tiendront, plus personne ne les commandera, et vous ne pourrez pas reprendre votre place.`,
  resignAskTurns: (seat, game) =>
    `Abandonner ${seat} dans ${game} ? La maison jouera aussitôt pour vous, au plus simple, jusqu’à ce que quelqu’un prenne la place avec votre main.`,
  startEmptyTurns: (players, empty) =>
    `${fr(players, '# joueur est inscrit', '# joueurs sont inscrits')} ; ${fr(empty, 'une place est vide', '# places sont vides')}. Lancer la partie ? La maison y jouera, au plus simple.`,
  verified: (phases, secret, hash) =>
    `Le secret \`${secret}\` a pour empreinte SHA-256 \`${hash}\` (à comparer avec celle de l’annonce du début). Rejouées d’après lui, les ${phases} décisions, tirages compris, donnent bien ce qui est enregistré.`,
  verifiedLater: (phases, secret, hash) =>
    `Le secret \`${secret}\` a pour empreinte SHA-256 \`${hash}\` (à comparer avec celle de l’annonce du début). ${
      phases === 0
        ? 'Rien n’a pu être rejoué d’après lui.'
        : `Rejouées d’après lui, les ${phases} dernières décisions, tirages compris, donnent bien ce qui est enregistré.`
    }`,
  explainedByToday: '*Cette phase a été résolue selon une version antérieure des règles ; l’explication suit celles d’aujourd’hui.*',
  olderEdition: phase =>
    `Les décisions jusqu’à la ${phase} ont été résolues selon une version antérieure des règles ; elles sont prises telles quelles.`,
  notVerified: (phase, secret, hash) =>
    `Le secret \`${secret}\` a pour empreinte SHA-256 \`${hash}\`. Rejouée d’après lui, la partie diffère de ce qui est enregistré à partir de la décision ${phase}.`,
  resigned: power => `Vous avez abandonné ${power}. Merci d’avoir joué.`,
  leftAlone: 'Entendu. Rien n’a changé.',

  seated: power => `Vous jouez désormais ${power}. \`/ordres\` montre ce qu’il y a à décider.`,
  seatedOther: (power, user) => `Puissance désormais jouée : ${power}, par ${user}.`,
  moved: 'Votre motion arrive dans le salon. Elle n’est pas parmi vos propres votes, à moins que vous ne l’y mettiez.',

  page: (number, of) => `Page ${number} sur ${of}`,
  noMatches: 'Pas encore de partie ici. `/partie créer` en ouvre une.',
  matchLine: (number, title, where, state) => `**${number}** · ${title} · ${where} · ${state}`,
  stateLobby: (players, seats) => `inscriptions, ${players} sur ${seats}`,
  statePaused: 'en pause',
  stateEnded: 'finie',
  archive: 'Archives',
  running: 'En cours',

  asText: 'Le texte entier est dans le fichier.',
  explainWhich: (phase: string) => `${phase} : quel ordre faut-il expliquer ?`,
  explainMenu: 'Choisir un ordre',
  waitedFor: count => fr(count, 'Une puissance a encore un choix à faire.', '# puissances ont encore un choix à faire.'),
  allReady: 'On n’attend plus personne.',
};

export const panel: typeof englishPanel = {
  title: (power, phase) => `${power} · ${phase}`,
  due: when => `Jusqu’au ${when}`,
  closed: 'Cette phase est terminée. Voici la phase en cours.',
  outcome: text => `C’est noté : \`${text}\`. Appuyez sur un autre bouton pour changer, tant que la carte en a.`,
  closedEarly: 'Tout le monde était prêt : la phase est terminée, les résultats arrivent dans le salon.',
  kept: 'Voici ce que vous aviez écrit ; rien n’en est perdu :',
  nothing: 'Vous n’avez rien à décider dans cette phase.',
  onFile: (given, all) => `Enregistrés : ${given} sur ${all}`,
  ready: 'C’est noté : prêt. Vous pouvez encore changer d’avis jusqu’à l’échéance.',
  notReady: 'Quand tout le monde est prêt, la phase se termine plus tôt. Personne ne voit qui l’est.',
  confirmHint: 'Vous pouvez changer d’avis jusqu’à ce que vous confirmiez ou que l’échéance passe ; ensuite, c’est irrévocable.',
  confirmWaits: 'C’est confirmé, et joué dès que tous les autres l’auront fait aussi.',
  confirmed: 'C’est joué.',
  notYourTurn: 'Ce n’est pas votre tour : rien à décider pour l’instant.',
  andMore: count => `… et ${count} de plus`,
  votes: (given, all) => `Neutres : ${given} votes sur ${all}`,
  votesPage: 'Ce que vous voudriez voir faire aux neutres. Les votes restent secrets ; personne n’attend le vôtre.',
  filed: 'Enregistré.',
  filedSome: (good, bad) =>
    `${fr(good, 'Une ligne est enregistrée', '# lignes sont enregistrées')} ; ${fr(bad, 'une autre n’a pas pu l’être', '# autres n’ont pas pu l’être')}.`,
  filedNone: bad =>
    `${fr(bad, 'Cette ligne n’a pas pu être enregistrée', 'Ces # lignes n’ont pas pu être enregistrées')} ; ce qui l’était déjà n’a pas changé.`,
  noOrders: 'Il n’y avait là aucun ordre ; ce qui était enregistré n’a pas changé.',
  cleared: 'Retiré.',
  clearAsk: 'Retirer tous vos ordres ?',
  notRead: 'Non enregistré',
  noWords: 'Je n’ai pas compris cela.',
  perhaps: suggestions => `Peut-être : ${suggestions.join(' · ')}`,
  chooseTopic: 'Que voulez-vous ordonner ?',
  chooseStep: topic => `${topic} : votre choix`,
  noOrder: 'rien d’enregistré',
  asItIs: 'rien de plus',
  pasteTitle: power => `Ordres pour ${power}`,
  pasteLabel: 'Un ordre par ligne',
  pasteHint: 'Ce qui est écrit ici à l’envoi remplace tous vos ordres.',
  moveTitle: power => `Votre coup : ${power}`,
  moveLabel: 'Votre coup',
  moveHint: 'Ce qui est écrit ici à l’envoi est votre choix ; Confirmer le joue.',
  fixTitle: 'Lignes à corriger',
  fixHint: 'Les ordres enregistrés ne changent pas.',
};

export const buttons: typeof englishButtons = {
  previousPage: 'Précédent',
  nextPage: 'Suivant',
  resume: 'Reprendre',
  join: 'Rejoindre',
  leave: 'Quitter',
  start: 'Lancer',
  startNow: 'Lancer maintenant',
  startEmpty: 'Lancer avec des places vides',
  notYet: 'Pas encore',
  orders: 'Ordres',
  turn: 'Mon tour',
  confirm: 'Confirmer',
  ready: 'Prêt',
  notReady: 'Finalement, pas prêt',
  map: 'Carte',
  preview: 'Aperçu',
  explain: 'Expliquer',
  pasteAll: 'Tout saisir',
  typeMove: 'Par écrit',
  fix: 'Corriger',
  clear: 'Effacer',
  clearThis: 'Effacer celui-ci',
  clearAll: 'Tout effacer',
  back: 'Retour',
  earlier: 'Précédents',
  later: 'Suivants',
  resign: 'Abandonner ma place',
  endGame: 'Mettre fin à la partie',
  cancel: 'Ne rien changer',
  takeSeat: 'Prendre la place',
  copyMotion: 'Copier sur ma feuille',
  publish: 'Publier en motion',
  votes: 'Votes',
  forget: 'Supprimer mes données',
  forgotten: 'Oui, supprimer',
  here: 'Je suis là',
  wish: 'Préférences',
  startOver: 'Recommencer',
  neutrals: 'Neutres',
  ownUnits: 'Les miennes',
};
