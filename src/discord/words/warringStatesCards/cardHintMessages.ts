import { messages } from '../language/inLanguage.js';

/** Why a General would make this move: what it is for, and last, how it came to it. */
export const cardHintMessages = messages({
  show: {
    en: 'These are the two cards that you will miss least.',
    fr: 'Ce sont les deux cartes qui vous manqueront le moins.',
  },
  state: {
    en: 'A battle for this state promises you most.',
    fr: 'C’est la bataille pour cet État qui vous promet le plus.',
  },
  play: {
    en: 'Laying this now promises more than falling back or laying something else.',
    fr: 'Poser cela maintenant promet plus que se replier ou poser autre chose.',
  },
  fallBack: {
    en: 'Falling back now promises more than laying another card.',
    fr: 'Se replier maintenant promet plus que poser une autre carte.',
  },
  take: {
    en: 'These cards of the row help your hand most.',
    fr: 'Ce sont les cartes de la rangée les plus utiles à votre main.',
  },
  draw: {
    en: 'A card from the deck promises more here than what the claimed card can do.',
    fr: 'Une carte de la pioche promet ici plus que l’action de la carte remportée.',
  },
  use: {
    en: 'The claimed card helps you most when it is used like this.',
    fr: 'C’est ainsi que la carte remportée vous sert le plus.',
  },
  tried: {
    en: 'A General, who sees only what you see, dealt the hidden cards many times and played on for two rounds; of what it tried, this did best on average.',
    fr: 'Un Général, qui ne voit que ce que vous voyez, a distribué de nombreuses fois les cartes cachées et joué deux manches de plus\u00a0: en moyenne, rien de ce qu’il a essayé n’a fait mieux.',
  },
});
