import type { InEach } from '../../../lib/language.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { CommandFault } from './commandFault.js';

const UNREACHED: InEach = {
  en: 'That game is paused because I can’t write in its channel. Nothing is lost; once that’s fixed, the host can continue with `/game resume`.',
  fr: 'Cette partie est en pause parce que je ne peux pas écrire dans son salon. Rien n’est perdu ; une fois le problème réglé, l’hôte peut la relancer avec `/partie reprendre`.',
};

/** Pauses that neither the host nor a vote can end, by their reason: why the match is paused, and what ends the pause. */
const PAUSED: Readonly<Record<string, InEach>> = {
  'host-gone': {
    en: 'That game is paused because its host left the server. The first player to press **Host this game** in its channel becomes the host.',
    fr: 'Cette partie est en pause parce que l’hôte a quitté le serveur. La première personne de la partie à appuyer sur **Organiser cette partie** dans son salon devient l’hôte.',
  },
  'channel-gone': UNREACHED,
  forbidden: UNREACHED,
  removed: UNREACHED,
  refused: UNREACHED,
  blocked: UNREACHED,
  broken: {
    en: 'That game is paused because of an error in the rules engine, which is our fault. Nothing is lost, and the host has been told.',
    fr: 'Cette partie est en pause à cause d’une erreur du moteur de règles ; c’est notre faute. Rien n’est perdu, et l’hôte est au courant.',
  },
};
const PAUSED_AT_WILL: InEach = {
  en: 'That game is paused: no orders and no deadlines until the host resumes it, or more than half of the players vote for that with `/vote`.',
  fr: 'Cette partie est en pause : ni ordres ni échéances jusqu’à ce que l’hôte la relance, ou que plus de la moitié des puissances votent pour la reprendre avec `/voter`.',
};

/** Why something about a match or a phase, or what can be shown of it, was refused. */
export const matchRefusals = {
  'no-game-here': {
    en: 'There’s no game in this channel, and you’re not in a game elsewhere. See all games with `/game list`.',
    fr: 'Il n’y a pas de partie dans ce salon, et vous n’en jouez aucune ailleurs. Pour voir les parties : `/partie liste`.',
  },
  'which-game': {
    en: ({ games, more }) =>
      ['Which game do you mean? Choose one with `game:`.', ...games, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n'),
    fr: ({ games, more }) =>
      ['De quelle partie s’agit-il ? Choisissez-la avec `partie:`.', ...games, ...(more > 0 ? [`… et ${more} de plus`] : [])].join('\n'),
  },
  'not-running': {
    en: 'That game hasn’t started yet.',
    fr: 'Cette partie n’a pas encore commencé.',
  },
  'match-paused': {
    en: ({ because }) => PAUSED[because]?.en ?? PAUSED_AT_WILL.en,
    fr: ({ because }) => PAUSED[because]?.fr ?? PAUSED_AT_WILL.fr,
  },
  'not-paused': {
    en: 'That game isn’t paused.',
    fr: 'Cette partie n’est pas en pause.',
  },
  'match-over': {
    en: 'That game is over.',
    fr: 'Cette partie est finie.',
  },
  'phase-over': {
    en: 'That phase is over.',
    fr: 'Cette phase est terminée.',
  },
  overtaken: {
    en: 'This arrived too late and was left out: you’ve changed your orders since, and those count.',
    fr: 'Ceci est arrivé trop tard et n’a pas été pris en compte\u00a0: vous avez modifié vos ordres depuis, et ce sont eux qui comptent.',
  },
  'no-such-phase': {
    en: 'That game has no such phase.',
    fr: 'Cette phase n’existe pas dans cette partie.',
  },
  'phase-still-open': {
    en: 'There are no results to show yet: the phase has to close first. Until then you can see the position.',
    fr: 'Il n’y a pas encore de résultats à montrer : la phase doit d’abord se terminer. D’ici là, vous pouvez voir la position.',
  },
  'no-story': {
    en: 'Moving maps and charts aren’t available for that game.',
    fr: 'Ce jeu n’a ni carte animée ni courbes.',
  },
  'replay-later': {
    en: 'The replay page is made once the game is over.',
    fr: 'Le film d’une partie n’est prêt qu’une fois celle-ci terminée.',
  },
  'no-review': {
    en: 'This game has no review: a review looks at orders that all powers give at the same time.',
    fr: 'L’analyse n’existe pas pour ce jeu\u00a0: elle porte sur des ordres que toutes les puissances donnent en même temps.',
  },
  'review-later': {
    en: 'The review is available once the game is over.',
    fr: 'L’analyse est possible une fois la partie terminée.',
  },
  'no-such-theatre': {
    en: 'The map of this game has no such part. Pick one from the list.',
    fr: 'La carte de cette partie n’a pas cette région. Choisissez-en une dans la liste.',
  },
  'nothing-to-explain': {
    en: 'There’s nothing to explain: either that phase isn’t over, or nobody gave that order in it.',
    fr: 'Il n’y a rien à expliquer : soit cette phase n’est pas finie, soit personne n’y a donné cet ordre.',
  },
  'not-sealed': {
    en: 'There’s nothing to verify: no cards are drawn in that game.',
    fr: 'Il n’y a rien à vérifier : on ne pioche pas de cartes dans cette partie.',
  },
  'still-sealed': {
    en: 'The secret key of that game is revealed when the game is over. Until then you can see its hash in the lobby and in the opening message.',
    fr: 'La clé secrète de cette partie est révélée à la fin. D’ici là, son empreinte figure dans le message d’inscription et dans celui du début de la partie.',
  },
  'never-began': {
    en: 'That game ended before it started, so there’s nothing to replay.',
    fr: 'Cette partie a été arrêtée avant de commencer : il n’y a rien à rejouer.',
  },
  'orders-sealed': {
    en: 'The seals of a phase can be checked once its results are posted.',
    fr: 'Les sceaux d’une phase peuvent être contrôlés une fois ses résultats publiés.',
  },
} satisfies Partial<SentencesByTag<CommandFault, 'code'>>;
