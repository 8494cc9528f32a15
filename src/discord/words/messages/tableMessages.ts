import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Games played in rounds, whose card table is shown in one post. */
export const tableMessages = messages({
  aTurn: {
    en: 'Time per turn',
    fr: 'Durée d’un tour',
  },
  howToMove: {
    en: 'When it’s your turn, I’ll ping you: press **My turn** to see your cards. Only you can see them. You can also type your move with `/order`.',
    fr: 'Quand c’est votre tour, je vous préviens : appuyez sur **Mon tour** pour voir vos cartes. Personne d’autre ne les voit. Vous pouvez aussi écrire votre coup avec `/ordre`.',
  },
  toMove: {
    en: (players: readonly string[]) => `To play: ${en.list(players)}`,
    fr: players => `À jouer : ${fr.list(players)}`,
  },
  turnUntil: {
    en: (when: string) => `Deadline: ${when}`,
    fr: when => `Échéance : ${when}`,
  },
  yourTurn: {
    en: (phase: string) => `It’s your turn: ${phase}.`,
    fr: phase => `C’est votre tour : ${phase}.`,
  },
  seeTable: {
    en: (where: string) => `[See the table](${where})`,
    fr: where => `[Voir la table](${where})`,
  },
  turnMissed: {
    en: (seats: readonly string[]) => `${en.list(seats)}: time is up.`,
    fr: seats => `${fr.list(seats)} : le temps est écoulé.`,
  },
  houseMoves: {
    en: 'nobody: the bot plays',
    fr: 'personne : le bot joue',
  },
  leftVacant: {
    en: (seats: readonly string[]) =>
      `Nobody plays ${en.powers(seats)} any more. The bot makes simple moves there, without delay, until someone takes the seat.`,
    fr: seats =>
      `Plus personne ne joue ${fr.powers(seats)}. Le bot y joue aussitôt des coups simples, jusqu’à ce que quelqu’un prenne la place.`,
  },
  tableOver: {
    en: 'The game is over. This is the final table.',
    fr: 'La partie est finie. Voici l’état final de la table.',
  },
  holdings: {
    en: 'The states',
    fr: 'Les États',
  },
  archivedTable: {
    en: 'The game is archived. See any phase with `/map`.',
    fr: 'La partie est archivée. Pour revoir une phase : `/carte`.',
  },
});
