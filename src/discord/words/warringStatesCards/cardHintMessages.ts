import { messages } from '../language/inLanguage.js';

/** Why a General would make this move: what it is for, and last, how it came to it. */
export const cardHintMessages = messages({
  show: {
    en: 'You’ll miss these two cards the least.',
    fr: 'Ce sont les deux cartes qui vous manqueront le moins.',
  },
  state: {
    en: 'A battle for this state promises you the most.',
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
    en: 'Of the row, these cards help your hand the most.',
    fr: 'Ce sont les cartes de la rangée les plus utiles à votre main.',
  },
  draw: {
    en: 'A card from the deck promises more here than what the claimed card can do.',
    fr: 'Une carte de la pioche promet ici plus que l’action de la carte remportée.',
  },
  use: {
    en: 'The claimed card helps you the most when it’s used like this.',
    fr: 'C’est ainsi que la carte remportée vous sert le plus.',
  },
  tried: {
    en: 'A General sees only what you see. It dealt the hidden cards many times and played on for two rounds: of all it tried, this did best on average.',
    fr: 'Un Général ne voit que ce que vous voyez. Il a distribué les cartes cachées de nombreuses fois et joué deux manches de plus\u00a0: de tout ce qu’il a essayé, c’est ce qui s’en sort le mieux en moyenne.',
  },
});
