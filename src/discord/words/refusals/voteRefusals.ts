import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { CommandFault } from './commandFault.js';

/** Why something about votes or press was refused. */
export const voteRefusals = {
  'no-concession': {
    en: 'You can’t concede in this game.',
    fr: 'On ne peut pas concéder la victoire dans ce jeu.',
  },
  'cannot-concede-to': {
    en: 'You can only concede to another power that is still in play and has a player.',
    fr: 'Vous ne pouvez concéder la victoire qu’à une autre puissance encore en jeu et jouée par quelqu’un.',
  },
  'cannot-draw-between': {
    en: 'A draw needs at least two powers that are still in play and have a player.',
    fr: 'Pour une partie nulle, il faut au moins deux puissances encore en jeu et jouées par quelqu’un.',
  },
  'nothing-voted': {
    en: 'There are no motions in this game: no unit is ordered by vote.',
    fr: 'Il n’y a pas de motions dans ce jeu : aucune unité n’est commandée par vote.',
  },
  'no-motion': {
    en: 'A motion is a single legal order for a unit that is ordered by vote.',
    fr: 'Une motion contient un seul ordre, permis par les règles, pour une unité commandée par vote.',
  },
  'no-press': {
    en: 'You can’t write to other powers in this phase.',
    fr: 'On ne peut pas écrire aux autres puissances pendant cette phase.',
  },
  'public-press': {
    en: 'Only public messages are allowed in this phase: leave out `to:`.',
    fr: 'Seuls les messages publics sont permis pendant cette phase : n’indiquez pas `à:`.',
  },
  'press-needs-text': {
    en: 'Write the message with `text:`; I’ll deliver it.',
    fr: 'Écrivez le message avec `texte:` ; je le transmets.',
  },
} satisfies Partial<SentencesByTag<CommandFault, 'code'>>;
