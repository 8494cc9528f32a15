import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { CommandFault } from './commandFault.js';

/** Why something about votes or press was refused. */
export const voteRefusals = {
  'no-concession': {
    en: 'Nobody wins this game by concession.',
    fr: 'Personne ne gagne ce jeu par concession.',
  },
  'cannot-concede-to': {
    en: 'You can concede only to another power that still plays and has a player.',
    fr: 'On ne peut concéder qu’à une autre puissance encore en jeu et qui a un joueur.',
  },
  'cannot-draw-between': {
    en: 'A draw is between at least two powers that still play and have a player.',
    fr: 'Une partie nulle se partage entre deux puissances au moins, encore en jeu et qui ont un joueur.',
  },
  'nothing-voted': {
    en: 'In this game no unit is ordered by vote, so there are no motions.',
    fr: 'Dans ce jeu, aucune unité n’est commandée par vote : il n’y a pas de motions.',
  },
  'no-motion': {
    en: 'A motion is one legal order for a unit that is ordered by vote.',
    fr: 'Une motion est un seul ordre permis, pour une unité commandée par vote.',
  },
  'no-press': {
    en: 'In this phase there is no press.',
    fr: 'Dans cette phase il n’y a pas de courrier.',
  },
  'public-press': {
    en: 'In this phase there is public press alone: leave out `to:`.',
    fr: 'Dans cette phase il n’y a que du courrier public : sans `à:`.',
  },
  'press-needs-text': {
    en: 'In this game I pass letters on: write yours with `text:`.',
    fr: 'Dans cette partie je transmets les lettres : écrivez la vôtre avec `texte:`.',
  },
} satisfies Partial<SentencesByTag<CommandFault, 'code'>>;
