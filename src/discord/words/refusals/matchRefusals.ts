import type { InEach } from '../../../lib/language.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { CommandFault } from './commandFault.js';

const UNREACHED: InEach = {
  en: 'That game is paused: I cannot write in its channel. Nothing is lost; once I can again, its host lets it go on with `/game resume`.',
  fr: 'Cette partie est en pause : je ne peux pas écrire dans son salon. Rien n’est perdu ; dès que je le pourrai, la personne qui l’organise la relance avec `/partie reprendre`.',
};

/** Pauses that neither the host nor a vote can end, by their reason: why the match is paused, and what ends the pause. */
const PAUSED: Readonly<Record<string, InEach>> = {
  'host-gone': {
    en: 'The host of that game has left the server. It stands still until somebody hosts it: the first of its players to press **Host this game** in its channel.',
    fr: 'La personne qui organisait cette partie a quitté le serveur. Rien n’avance tant que personne ne l’organise : ce sera la première de celles qui y jouent à appuyer sur **Organiser cette partie** dans son salon.',
  },
  'channel-gone': UNREACHED,
  forbidden: UNREACHED,
  removed: UNREACHED,
  refused: UNREACHED,
  blocked: UNREACHED,
  broken: {
    en: 'That game is paused: its rules broke down, which is our fault. Nothing is lost, and its host is told.',
    fr: 'Cette partie est en pause : ses règles se sont bloquées, et c’est notre faute. Rien n’est perdu, et la personne qui l’organise est prévenue.',
  },
};
const PAUSED_AT_WILL: InEach = {
  en: 'That game is paused: no orders and no deadlines until its host lets it go on, or more than half of its players vote so with `/vote`.',
  fr: 'Cette partie est en pause : ni ordres ni échéances tant que la personne qui l’organise ne la relance pas, ou que plus de la moitié des puissances ne le votent pas avec `/voter`.',
};

/** Why something about a match or a phase, or what can be shown of it, was refused. */
export const matchRefusals = {
  'no-game-here': {
    en: 'No game is played in this channel, and I know of none of yours. `/game list` shows them.',
    fr: 'Aucune partie ne se joue dans ce salon, et je ne vous en connais pas. `/partie liste` les montre.',
  },
  'which-game': {
    en: ({ games, more }) =>
      ['Which game do you mean? Say so with the option `game:`.', ...games, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n'),
    fr: ({ games, more }) =>
      ['De quelle partie s’agit-il ? Dites-le avec l’option `partie:`.', ...games, ...(more > 0 ? [`… et ${more} de plus`] : [])].join(
        '\n',
      ),
  },
  'not-running': {
    en: 'That game has not begun yet.',
    fr: 'Cette partie n’a pas encore commencé.',
  },
  'match-paused': {
    en: ({ because }) => PAUSED[because]?.en ?? PAUSED_AT_WILL.en,
    fr: ({ because }) => PAUSED[because]?.fr ?? PAUSED_AT_WILL.fr,
  },
  'not-paused': {
    en: 'That game is not paused.',
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
  'no-such-phase': {
    en: 'That game has no such phase.',
    fr: 'Cette partie n’a pas de telle phase.',
  },
  'phase-still-open': {
    en: 'That phase is still open, or none has closed yet: there is only its position to show.',
    fr: 'Cette phase est encore ouverte, ou aucune n’est encore close : on n’en peut montrer que la position.',
  },
  'no-story': {
    en: 'That game is not told in moving pictures.',
    fr: 'Cette partie ne se raconte pas en images.',
  },
  'no-such-theatre': {
    en: 'That board has no such part.',
    fr: 'Ce plateau n’a pas de telle partie.',
  },
  'nothing-to-explain': {
    en: 'There is nothing to explain: that phase is not over, or nobody ordered that in it.',
    fr: 'Il n’y a rien à expliquer : cette phase n’est pas finie, ou personne n’y a donné cet ordre.',
  },
  'not-sealed': {
    en: 'That game has no secret: nothing in it is dealt from a hidden deck.',
    fr: 'Cette partie n’a pas de secret : rien n’y est distribué depuis une pioche cachée.',
  },
  'still-sealed': {
    en: 'The secret of that game is told when the game is over; until then its hash stands on the lobby’s card and under the opening.',
    fr: 'Le secret de cette partie est révélé à sa fin ; d’ici là, son empreinte se trouve sur la carte d’inscription et sous l’annonce du début.',
  },
  'never-began': {
    en: 'That game ended before it began, so there is nothing to play again.',
    fr: 'Cette partie s’est arrêtée avant de commencer : il n’y a rien à rejouer.',
  },
  'orders-sealed': {
    en: 'The seals of a phase are opened with its results.',
    fr: 'Les sceaux d’une phase s’ouvrent avec ses résultats.',
  },
} satisfies Partial<SentencesByTag<CommandFault, 'code'>>;
