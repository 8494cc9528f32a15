import type { MatchPhase } from '../../../matches/match.js';
import type { posts as english } from '../en/posts.js';
import { counted, listed } from '../language/grammar.js';

/** See en/posts.ts. */
export const posts: typeof english = {
  footer: number => `Partie ${number}`,
  goesOnFrom: (phase, number) => `Elle reprend à cette phase de la partie ${number} : ${phase}.`,
  players: (joined, seats) => `Joueurs (${joined} sur ${seats})`,
  nobodyYet: 'Personne pour l’instant. Appuyez sur **Rejoindre**.',
  host: user => `Organisateur : ${user}`,
  plan: 'Le rythme',
  chosen: 'Les règles choisies',
  tables: 'Qui peut être joué',
  timeFor: (phases, length) => `${phases} : ${length}`,
  closesEarly: 'Une phase se termine plus tôt quand tous ceux qui ont un choix à faire sont prêts.',
  votesTime: length => `Phases où l’on ne fait que voter : ${length ?? 'un quart de la durée habituelle'}`,
  lobbyClosed: 'La partie a commencé.',
  lobbyEnded: 'La partie a été close avant de commencer.',

  opening: game => `${game} : la partie commence`,
  deal: 'Qui joue quoi',
  civilDisorder: 'désordre civil',
  houseMoves: 'personne : la maison joue',
  howTo: 'Donnez vos ordres avec le bouton **Ordres** ci-dessous, ou avec `/ordre`. Personne d’autre ne les voit.',

  deadline: (when, what = 'Ordres') => `${what} jusqu’au ${when}.`,
  phaseClosed: how => CLOSED[how ?? 'deadline'],
  phaseVoid: 'La partie s’est arrêtée avant la fin de cette phase.',
  hostDecides: 'L’organisateur tranche ce qui est en litige.',
  decision: 'Décision',
  mayCorrect: powers => `Les rapports sur une bataille diffèrent. Correction possible, sur sa carte : ${listed(powers, 'fr')}.`,
  outcomes:
    'Les commandants rapportent ici l’issue. En cas de désaccord, chacun peut corriger une erreur ; puis la personne qui organise tranche.',
  toCorrect: until =>
    `Les rapports diffèrent. Commandants : jusqu’au ${until}, appuyez sur le même bouton pour maintenir votre rapport, ou sur un autre pour le corriger. S’ils diffèrent encore à ce moment-là, ou quand tous ont répondu, la décision revient à la personne qui organise ou à d’autres.`,
  toDecide: until => `Qui doit trancher appuie ici sur un bouton avant le ${until}. Si personne ne le fait, on tire au sort.`,
  votesOnly:
    'Personne ne doit d’ordre dans cette phase : on ne peut que voter. Elle se termine dès que tous ceux qui peuvent voter sont prêts.',
  awaits: powers => `À décider : ${listed(powers, 'fr')}.`,
  mayAct: powers => `Avec un mot à dire, sans qu’on les attende : ${listed(powers, 'fr')}.`,
  phasePaused: 'La partie est en pause.',

  aTurn: 'Un tour',
  howToMove:
    'Celui dont c’est le tour est appelé, avec un bouton : **Mon tour** ouvre vos cartes, que personne d’autre ne voit. `/ordre` prend la même chose par écrit.',
  toMove: players => `À jouer : ${listed(players, 'fr')}`,
  turnUntil: when => `Jusqu’au ${when}`,
  yourTurn: phase => `C’est votre tour : ${phase}.`,
  turnMissed: seats => `${listed(seats, 'fr')} : le temps est écoulé.`,
  tableOver: 'La partie est finie. Voici la dernière table.',
  holdings: 'Les États',
  sealed: hash =>
    `Tout le hasard de cette partie vient d’un secret. Son empreinte SHA-256 : \`${hash}\`. Le secret lui-même est dit à la fin.`,
  secret: 'Le secret',
  secretText: (secret, hash) =>
    `\`${secret}\`\nSon empreinte SHA-256 est \`${hash}\`, publiée au début : \`printf %s ${secret} | sha256sum\`. \`/vérifier\` en refait tous les tirages.`,
  archivedTable: 'La partie est archivée : `/carte` en montre chaque phase.',
  leftVacant: seats =>
    `Plus personne ne joue ${listed(seats, 'fr')}. La maison y joue aussitôt, au plus simple, jusqu’à ce que quelqu’un prenne la place.`,

  results: phase => `Résultats : ${phase}`,
  provisional: phase => `Résultats provisoires : ${phase}`,
  skipped: phase => `${phase} : phase passée, personne n’avait de choix à faire.`,
  standings: 'Classement',
  power: 'Puissance',
  next: 'Ensuite',
  nextPhase: (phase, when) => `${phase}, jusqu’au ${when}`,
  restAttached: 'Le compte rendu entier est dans le fichier joint.',

  victory: (winner, points) => `${winner} l’emporte avec ${points}`,
  sharedVictory: winners => `${listed(winners, 'fr')} l’emportent ensemble`,
  concession: (winner, points) => `${winner} l’emporte avec ${points} : tous les autres s’inclinent`,
  draw: seats => (seats.length > 1 ? `Partie nulle entre ${listed(seats, 'fr')}` : 'Partie nulle'),
  endedByHost: 'L’organisateur a mis fin à la partie',
  abandoned: 'La partie est finie : il ne reste personne pour la jouer',
  finalTable: 'Le tableau final',
  archived: 'La partie est archivée : `/carte` en montre chaque phase.',

  receipt: (game, power, phase) => `${game} : ${power}, ${phase}`,
  receiptReady: 'C’est noté : prêt.',
  receiptNotReady: 'Vous pouvez changer vos ordres jusqu’à l’échéance.',
  receiptClosed: 'Cette phase est terminée : ce sont ces ordres qui ont compté.',

  pausedTitle: game => `${game} : la partie est en pause`,
  pausedBecause: because => PAUSES[because] ?? 'Quelque chose l’empêche de continuer.',
  pausedThen:
    'Rien n’est perdu et aucune échéance ne court. Une fois l’obstacle levé, `/partie reprendre` la relance où elle s’est arrêtée.',
  discordSays: code => `Réponse de Discord : ${ANSWERS[code] ?? 'une réponse que je ne connais pas'} (code ${code}).`,
  unpostedTitle: game => `${game} : je ne peux pas en publier la fin`,
  unpostedThen: 'La partie est finie et rien n’est perdu : `/carte` et `/état` la montrent. Je réessaie pendant une semaine.',
  back: 'Me voici de retour sur ce serveur. La partie est toujours en pause où elle s’est arrêtée ; la personne qui l’organise peut la relancer.',

  wentToDisorder: powers =>
    `${listed(powers, 'fr')} ${counted(powers.length, { one: 'est désormais', other: 'sont désormais' }, 'fr')} en désordre civil : plus personne n’y donne d’ordres, et les unités sans ordre tiennent.`,
  drawProposed:
    'Une partie nulle est proposée. Si toutes les puissances encore en jeu la votent avec `/nulle` avant la fin de la phase, la partie s’arrête ainsi. Les votes sont secrets.',
  concessionProposed: powers =>
    `Il est proposé de concéder la victoire (${listed(powers, 'fr')}). Si toutes les autres puissances encore en jeu l’acceptent avec \`/concéder\` avant la fin de la phase, la partie s’arrête ainsi. Les votes sont secrets ; ne pas répondre, c’est refuser.`,
  extended: powers =>
    `Ordres incomplets (${listed(powers, 'fr')}) : l’échéance est repoussée, une seule fois. Ce qui manquera alors sera tiré au sort.`,
  extendedForSomebody: 'Quelqu’un n’a pas encore tout dit : l’échéance est repoussée, une fois. Ce qui manque alors est tiré au sort.',
  seatTaken: powers => `Une personne joue désormais cette puissance (${listed(powers, 'fr')}) et en commande les unités.`,
  seatTakenTurns: seats => `Désormais jouée par quelqu’un d’autre : ${listed(seats, 'fr')}.`,
  votesOver: 'Les votes à leur sujet ne comptent plus.',
  call: power => `Une place est libre : ${power}`,
  callClosed: power => `Place : ${power}`,
  callText:
    'Peut la prendre quiconque n’a jamais joué dans cette partie : la première personne qui appuie sur le bouton, ou celle que choisit l’organisateur avec `/partie place`. D’ici là, on vote pour ses unités comme avant.',
  callDealt:
    'Qui n’a encore tenu aucune place dans cette partie peut la prendre, avec tout ce qu’elle détient. Le premier qui appuie l’obtient.',
  callTaken: (power, user) => `Puissance désormais jouée : ${power}, par ${user}.`,
  callOver: 'La partie s’est arrêtée avant que quelqu’un prenne cette place.',
  motion: power => `Motion : ${power}`,
  motionText: (of, text) => `Pour ${of} : \`${text}\``,
  motionNote: 'Une motion n’engage personne et ne montre le vote de personne.',
  goesOn: 'La partie reprend.',
  rulesChanged: 'Les règles de ce jeu ont changé. À partir de cette phase :',
};

const CLOSED: Readonly<Record<NonNullable<MatchPhase['closedBy']>, string>> = {
  ready: 'Terminée plus tôt : tout le monde était prêt.',
  deadline: 'Terminée : l’échéance est passée.',
  skipped: 'Passée : personne n’avait de choix à faire.',
  host: 'Terminée par l’organisateur.',
  arbiter: 'Terminée par l’arbitre.',
  admin: 'Terminée par quelqu’un qui gère le serveur.',
  vote: 'Terminée par un vote des autres puissances.',
};

const PAUSES: Readonly<Record<string, string>> = {
  'channel-gone': 'Son salon a été supprimé.',
  forbidden:
    'Je n’ai plus le droit d’écrire dans son salon : il me faut le voir, envoyer des messages, intégrer des liens et joindre des fichiers.',
  broken:
    'Ses règles ont calé sur les ordres enregistrés. C’est notre faute ; c’est dans le journal du bot, et qui le fait tourner doit d’abord y remédier.',
  'nobody-there': 'Tous ceux qui jouent ont manqué deux tours de suite.',
  vote: 'Ses joueurs l’ont voté.',
  removed: 'J’ai été retiré de son serveur.',
  refused: 'Discord refuse un message sans lequel la partie ne peut pas continuer.',
  blocked: 'Depuis une heure, Discord ne laisse passer aucun message vers son salon.',
};

const ANSWERS: Readonly<Record<number, string>> = {
  10003: 'le salon n’existe pas',
  10004: 'le serveur n’existe pas',
  40005: 'le message est trop lourd',
  50001: 'je ne vois pas le salon',
  50013: 'il m’y manque une permission',
  50035: 'j’ai mal rempli le message ; c’est notre faute et non la vôtre, et qui fait tourner le bot en trouve la trace dans le journal',
  160005: 'le fil est verrouillé ; une personne qui gère les fils doit le déverrouiller',
  200000: 'AutoMod a bloqué le message',
};
