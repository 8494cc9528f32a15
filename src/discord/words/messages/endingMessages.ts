import { capital, en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** How a match ended, and how to end one. */
export const endingMessages = messages({
  victory: {
    en: (winner: string, points: string) => `${capital(en.the(winner))} ${en.verb([winner], 'wins', 'win')} with ${points}`,
    fr: (winner, points) => `${capital(fr.the(winner))} ${fr.verb([winner], 'l’emporte', 'l’emportent')} avec ${points}`,
  },
  sharedVictory: {
    en: (winners: readonly string[]) => `${capital(en.powers(winners))} win together`,
    fr: winners => `Victoire partagée : ${fr.powers(winners)}`,
  },
  concession: {
    en: (winner: string, points: string) =>
      `${capital(en.the(winner))} ${en.verb([winner], 'wins', 'win')} with ${points}: everyone else conceded`,
    fr: (winner, points) =>
      `${capital(fr.the(winner))} ${fr.verb([winner], 'l’emporte', 'l’emportent')} avec ${points} : les autres ont concédé la victoire`,
  },
  draw: {
    en: (seats: readonly string[]) => (seats.length > 1 ? `A draw between ${en.powers(seats)}` : 'A draw'),
    fr: seats => (seats.length > 1 ? `Partie nulle entre ${fr.powers(seats)}` : 'Partie nulle'),
  },
  drawBySize: {
    en: (seats: readonly string[]) =>
      seats.length > 1
        ? `The last year is over: a draw by size between ${en.powers(seats)}`
        : `The last year is over: a draw by size, ${en.powers(seats)} alone`,
    fr: seats =>
      seats.length > 1
        ? `La dernière année est finie\u00a0: partie nulle selon la taille entre ${fr.powers(seats)}`
        : `La dernière année est finie\u00a0: partie nulle selon la taille, ${fr.powers(seats)} sans partage`,
  },
  endedByHost: {
    en: 'The host ended the game',
    fr: 'L’hôte a mis fin à la partie',
  },
  abandoned: {
    en: 'The game is over: nobody is left to play',
    fr: 'La partie est finie : il n’y a plus personne pour jouer',
  },
  congratulations: {
    en: (users: readonly string[]) => `🏆 ${en.list(users)}`,
    fr: users => `🏆 ${fr.list(users)}`,
  },
  eliminated: {
    en: (when: string) => `eliminated in ${when}`,
    fr: when => `élimination : ${when}`,
  },
  finalTable: {
    en: 'Final standings',
    fr: 'Classement final',
  },
  archived: {
    en: 'The game is archived. See any phase with `/map`.',
    fr: 'La partie est archivée. Pour revoir une phase : `/carte`.',
  },
  endAsk: {
    en: (game: string) => `End ${game} now, without a winner? This can’t be undone.`,
    fr: game => `Mettre fin à la partie maintenant, sans victoire ? (${game}) C’est irréversible.`,
  },
  ended: {
    en: (game: string) => `${game} has ended.`,
    fr: game => `${game} : la partie est finie.`,
  },
});
