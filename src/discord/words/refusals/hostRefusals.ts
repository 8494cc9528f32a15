import { en, fr } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { CommandFault } from './commandFault.js';

/** Why an action of a host, an arbiter or an administrator of a server was refused. */
export const hostRefusals = {
  'not-host': {
    en: 'Only the host of the game can do that.',
    fr: 'Seul l’hôte de la partie peut faire cela.',
  },
  'host-is-there': {
    en: 'This game’s host is still here.',
    fr: 'L’hôte de cette partie est toujours là.',
  },
  'host-plays': {
    en: 'You play or have played in this game, so as its host you can’t see or change what the powers do.',
    fr: 'Vous jouez ou avez joué dans cette partie : comme hôte, vous ne pouvez donc ni voir ni changer ce que font les puissances.',
  },
  'others-decide': {
    en: 'You play or have played in this game, so others decide this: the arbiter (name one with `/host arbiter`), a majority of the other players (`/vote`), or a server admin who isn’t playing. Once everyone is ready, the phase still closes by itself.',
    fr: 'Vous jouez ou avez joué dans cette partie, donc d’autres décident à votre place : l’arbitre (à désigner avec `/organiser arbitre`), une majorité des autres (`/voter`) ou une personne qui gère le serveur et ne joue pas. Quand tout le monde est prêt, la phase se termine quand même toute seule.',
  },
  'host-decides': {
    en: 'The host of this game isn’t involved, so it’s up to the host to decide.',
    fr: 'L’hôte de cette partie n’y joue pas : c’est donc à l’hôte de décider.',
  },
  'own-battle': {
    en: 'You’re part of that battle, so the others vote on it.',
    fr: 'Vous participez à cette bataille : ce sont donc les autres qui votent.',
  },
  'not-oneself': {
    en: 'Choose someone else: the person who decides this can’t take the seat.',
    fr: 'Choisissez quelqu’un d’autre : la personne qui décide ne peut pas prendre la place.',
  },
  'cannot-arbitrate': {
    en: 'That person can’t be the arbiter. Choose someone who doesn’t host this game and has never played or given orders in it.',
    fr: 'Cette personne ne peut pas être arbitre. Choisissez quelqu’un qui n’organise pas cette partie et n’y a jamais joué ni donné d’ordres.',
  },
  'no-arbiter': {
    en: 'This game has no arbiter. Name one with `/host arbiter player:`.',
    fr: 'Cette partie n’a pas d’arbitre. Pour en désigner un : `/organiser arbitre joueur:`.',
  },
  'not-arbiter': {
    en: 'You’re not the arbiter of that game.',
    fr: 'Vous n’êtes pas arbitre de cette partie.',
  },
  'dispute-open': {
    en: 'The reports on a battle differ. Until that’s settled, nobody can replace the arbiter; the arbiter can still step down or name someone else.',
    fr: 'Les rapports sur une bataille diffèrent. Tant que ce n’est pas tranché, personne ne peut remplacer l’arbitre, qui peut toutefois se retirer ou désigner quelqu’un d’autre.',
  },
  'is-arbiter': {
    en: 'The arbiter of a game can’t play in it. To step down, use `/host arbiter` without a player.',
    fr: 'L’arbitre d’une partie ne peut pas y jouer. Pour renoncer à ce rôle, utilisez `/organiser arbitre` sans joueur.',
  },
  'orders-missing': {
    en: ({ count }) =>
      `${en.count(count, 'The orders of one power are', 'The orders of # powers are')} missing. To close the phase anyway, use \`force: yes\`.`,
    fr: ({ count }) =>
      `Il manque les ordres ${fr.count(count, 'd’une puissance', 'de # puissances')}. Pour terminer la phase quand même : \`forcer: oui\`.`,
  },
  'no-rollback': {
    en: 'You can’t go back in this game: players would already know cards they shouldn’t.',
    fr: 'Dans ce jeu, on ne peut pas revenir en arrière : des cartes cachées seraient déjà connues.',
  },
  'no-trial': {
    en: 'You can’t preview a phase in this game: it would show cards still to be drawn.',
    fr: 'Dans ce jeu, on ne peut pas simuler une phase : on y verrait des cartes encore à piocher.',
  },
  'no-orders-for': {
    en: 'In this game you can’t play for someone else: the possible moves would reveal their hand. If a turn is missed, the bot plays it.',
    fr: 'Dans ce jeu, on ne peut pas jouer pour quelqu’un d’autre : les coups possibles révéleraient sa main. Si un tour est manqué, le bot le joue.',
  },
  'no-correction': {
    en: 'The host can’t change the position of this game.',
    fr: 'L’hôte ne peut pas changer la position de ce jeu.',
  },
  'nothing-corrected': {
    en: 'None of this changes the position. Write lines such as `Qin: A Xia` (add a unit), `nobody: A Xia` (remove it), `Qin: Xia` (set the owner of a centre).',
    fr: 'Rien de cela ne change la position. Écrivez des lignes comme `Qin : A Xia` (ajouter une unité), `personne : A Xia` (la retirer), `Qin : Xia` (donner un centre).',
  },
  'hosts-still': {
    en: ({ matches }) =>
      matches.length > 1
        ? `You still host games ${en.list(matches)}. First hand them over with \`/host hand-over\` or end them with \`/game end\`.`
        : `You still host game ${en.list(matches)}. First hand it over with \`/host hand-over\` or end it with \`/game end\`.`,
    fr: ({ matches }) =>
      matches.length > 1
        ? `Vous organisez encore les parties ${fr.list(matches)}. Confiez-les d’abord avec \`/organiser confier\`, ou terminez-les avec \`/partie terminer\`.`
        : `Vous organisez encore la partie ${fr.list(matches)}. Confiez-la d’abord avec \`/organiser confier\`, ou terminez-la avec \`/partie terminer\`.`,
  },
} satisfies Partial<SentencesByTag<CommandFault, 'code'>>;
