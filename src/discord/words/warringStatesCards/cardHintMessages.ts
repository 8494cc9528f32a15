import { messages } from '../language/inLanguage.js';

/** Why a General would make this move: what it is for, and last, how it came to it. */
export const cardHintMessages = messages({
  show: {
    en: 'You’ll miss these two cards the least.',
    fr: 'Ce sont les deux cartes qui vous manqueront le moins.',
  },
  state: {
    en: 'A battle for this state looks best for you.',
    fr: 'La bataille pour cet État est la plus prometteuse pour vous.',
  },
  play: {
    en: 'Playing this now looks better than falling back or playing something else.',
    fr: 'Mieux vaut poser cela maintenant que de se replier ou de poser autre chose.',
  },
  fallBack: {
    en: 'Falling back now looks better than playing another card.',
    fr: 'Mieux vaut se replier maintenant que de poser une autre carte.',
  },
  take: {
    en: 'These are the cards in the row that help your hand the most.',
    fr: 'Ce sont les cartes de la rangée les plus utiles à votre main.',
  },
  draw: {
    en: 'Here, drawing from the deck looks better than using the card you claimed.',
    fr: 'Ici, mieux vaut piocher une carte que d’utiliser la carte remportée.',
  },
  use: {
    en: 'The claimed card helps you the most when it’s used like this.',
    fr: 'C’est ainsi que la carte remportée vous sert le plus.',
  },
  tried: {
    en: 'A General sees only what you see. It dealt the hidden cards many times and played on for two rounds: of all it tried, this did best on average.',
    fr: 'Un Général ne voit que ce que vous voyez. Il a distribué les cartes cachées de nombreuses fois et joué deux manches de plus\u00a0: de tout ce qu’il a essayé, c’est ce qui donne le meilleur résultat en moyenne.',
  },
});
