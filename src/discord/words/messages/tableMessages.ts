import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Games played in rounds, whose card table is shown in one post. */
export const tableMessages = messages({
  aTurn: {
    en: 'A turn',
    fr: 'Un tour',
  },
  howToMove: {
    en: 'Who has to move is called, with a button: **My turn** opens your cards, which only you see. `/order` takes the same in words.',
    fr: 'Celui dont c’est le tour est appelé, avec un bouton : **Mon tour** ouvre vos cartes, que personne d’autre ne voit. `/ordre` prend la même chose par écrit.',
  },
  toMove: {
    en: (players: readonly string[]) => `To move: ${en.list(players)}`,
    fr: players => `À jouer : ${fr.list(players)}`,
  },
  turnUntil: {
    en: (when: string) => `Until ${when}`,
    fr: when => `Jusqu’au ${when}`,
  },
  yourTurn: {
    en: (phase: string) => `Your turn: ${phase}.`,
    fr: phase => `C’est votre tour : ${phase}.`,
  },
  turnMissed: {
    en: (seats: readonly string[]) => `${en.list(seats)}: time was up.`,
    fr: seats => `${fr.list(seats)} : le temps est écoulé.`,
  },
  houseMoves: {
    en: 'nobody: the house moves',
    fr: 'personne : la maison joue',
  },
  leftVacant: {
    en: (seats: readonly string[]) =>
      `Nobody plays ${en.list(seats)} now. The house moves there at once, as simply as can be, until somebody takes the seat.`,
    fr: seats =>
      `Plus personne ne joue ${fr.list(seats)}. La maison y joue aussitôt, au plus simple, jusqu’à ce que quelqu’un prenne la place.`,
  },
  tableOver: {
    en: 'The game is over. This is the last table.',
    fr: 'La partie est finie. Voici la dernière table.',
  },
  holdings: {
    en: 'The states',
    fr: 'Les États',
  },
  archivedTable: {
    en: 'The game is archived: `/map` shows every phase of it.',
    fr: 'La partie est archivée : `/carte` en montre chaque phase.',
  },
});
