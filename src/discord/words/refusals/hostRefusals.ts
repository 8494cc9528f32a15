import { en, fr } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { CommandFault } from './commandFault.js';

/** Why an action of a host, an arbiter or an administrator of a server was refused. */
export const hostRefusals = {
  'not-host': {
    en: 'Only the host of the game can do that.',
    fr: 'Seule la personne qui organise la partie peut faire cela.',
  },
  'host-is-there': {
    en: 'This game has a host who is there.',
    fr: 'Quelqu’un organise cette partie et n’a pas quitté le serveur.',
  },
  'host-plays': {
    en: 'You play, or have played, in this game: its host may then neither see nor change what the powers do.',
    fr: 'Vous jouez, ou avez joué, dans cette partie : son organisateur ne peut alors ni voir ni changer ce que font les puissances.',
  },
  'others-decide': {
    en: 'You play, or have played, in this game, so others decide this: the arbiter (`/host arbiter` names one), a majority of the other powers (`/vote`), or somebody who manages the server and does not play. Nothing keeps a phase from closing by itself when everybody is ready.',
    fr: 'Vous jouez, ou avez joué, dans cette partie : d’autres en décident, l’arbitre (`/organiser arbitre` en désigne un), une majorité des autres puissances (`/voter`) ou quelqu’un qui gère le serveur et ne joue pas. Quand tout le monde est prêt, la phase se termine d’elle-même.',
  },
  'host-decides': {
    en: 'The host of this game has no part in that, and decides it.',
    fr: 'La personne qui organise cette partie n’y prend pas part, et en décide.',
  },
  'own-battle': {
    en: 'You have a part in that battle, so the others vote on it.',
    fr: 'Vous prenez part à cette bataille : ce sont les autres qui votent.',
  },
  'not-oneself': {
    en: 'Choose somebody else: who decides this cannot take the seat.',
    fr: 'Choisissez quelqu’un d’autre : qui en décide ne peut prendre la place.',
  },
  'cannot-arbitrate': {
    en: 'An arbiter must have no part in the game: somebody who neither hosts it nor plays, has played, or has ordered for anybody in it.',
    fr: 'L’arbitre ne prend pas part à la partie : il faut quelqu’un qui ne l’organise pas, n’y joue pas, n’y a pas joué et n’y a donné d’ordres pour personne.',
  },
  'no-arbiter': {
    en: 'This game has no arbiter. `/host arbiter player:` names one.',
    fr: 'Cette partie n’a pas d’arbitre. `/organiser arbitre joueur:` en désigne un.',
  },
  'not-arbiter': {
    en: 'You are not the arbiter of that game.',
    fr: 'Vous n’êtes pas l’arbitre de cette partie.',
  },
  'dispute-open': {
    en: 'The reports on a battle differ just now. Until that is decided, only the arbiter can step down or name another.',
    fr: 'Les rapports sur une bataille diffèrent en ce moment. Tant que ce n’est pas tranché, seul l’arbitre peut se retirer ou désigner quelqu’un d’autre.',
  },
  'is-arbiter': {
    en: 'The arbiter of a game does not play in it. `/host arbiter` without a name steps down.',
    fr: 'L’arbitre d’une partie n’y joue pas. `/organiser arbitre` sans nom permet de se retirer.',
  },
  'orders-missing': {
    en: ({ count }) =>
      `${en.count(count, 'One power’s orders are', 'The orders of # powers are')} missing. With \`force: yes\` the phase closes all the same.`,
    fr: ({ count }) =>
      `Il manque des ordres (${fr.count(count, 'une puissance', '# puissances')}). Avec \`forcer: oui\` la phase se termine quand même.`,
  },
  'no-rollback': {
    en: 'In this game nobody can go back: who has seen a card has seen it.',
    fr: 'Dans ce jeu on ne revient pas en arrière : une carte vue reste vue.',
  },
  'no-trial': {
    en: 'In this game no phase is tried out: that would show what is still to be drawn.',
    fr: 'Dans ce jeu on n’essaie aucune phase : on y verrait ce qui reste à tirer.',
  },
  'no-orders-for': {
    en: 'In this game nobody can play for somebody else: the possible moves would reveal their hand. If a turn is missed, the bot plays it.',
    fr: 'Dans ce jeu nul ne joue pour un autre : ce qu’il peut jouer trahirait sa main. Un tour manqué est joué d’office.',
  },
  'no-correction': {
    en: 'The position of this game is not for its host to change.',
    fr: 'La position de ce jeu n’est pas à son organisateur de changer.',
  },
  'nothing-corrected': {
    en: 'Nothing of that changes the position. Write lines such as `Qin: A Xia` (a unit comes), `nobody: A Xia` (it goes), `Qin: Xia` (whose a centre is).',
    fr: 'Rien de cela ne change la position. Écrivez des lignes comme `Qin : A Xia` (une unité vient), `personne : A Xia` (elle part), `Qin : Xia` (à qui est un centre).',
  },
  'hosts-still': {
    en: ({ matches }) =>
      matches.length > 1
        ? `You still host games ${en.list(matches)}. Hand them over with \`/host hand-over\`, or end them with \`/game end\`, first.`
        : `You still host game ${en.list(matches)}. Hand it over with \`/host hand-over\`, or end it with \`/game end\`, first.`,
    fr: ({ matches }) =>
      matches.length > 1
        ? `Vous organisez encore les parties ${fr.list(matches)}. Confiez-les avec \`/organiser confier\`, ou terminez-les avec \`/partie terminer\`, d’abord.`
        : `Vous organisez encore la partie ${fr.list(matches)}. Confiez-la avec \`/organiser confier\`, ou terminez-la avec \`/partie terminer\`, d’abord.`,
  },
} satisfies Partial<SentencesByTag<CommandFault, 'code'>>;
