import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** How a match ended, and how to end one. */
export const endingMessages = messages({
  victory: {
    en: (winner: string, points: string) => `${winner} wins with ${points}`,
    fr: (winner, points) => `${winner} l’emporte avec ${points}`,
  },
  sharedVictory: {
    en: (winners: readonly string[]) => `${en.list(winners)} win together`,
    fr: winners => `${fr.list(winners)} l’emportent ensemble`,
  },
  concession: {
    en: (winner: string, points: string) => `${winner} has won, with ${points}: all others concede`,
    fr: (winner, points) => `${winner} l’emporte avec ${points} : tous les autres s’inclinent`,
  },
  draw: {
    en: (seats: readonly string[]) => (seats.length > 1 ? `A draw between ${en.list(seats)}` : 'A draw'),
    fr: seats => (seats.length > 1 ? `Partie nulle entre ${fr.list(seats)}` : 'Partie nulle'),
  },
  endedByHost: {
    en: 'The host has ended the game',
    fr: 'L’organisateur a mis fin à la partie',
  },
  abandoned: {
    en: 'The game is over: nobody is left to play it',
    fr: 'La partie est finie : il ne reste personne pour la jouer',
  },
  congratulations: {
    en: (users: readonly string[]) => `🏆 ${en.list(users)}`,
    fr: users => `🏆 ${fr.list(users)}`,
  },
  finalTable: {
    en: 'The final table',
    fr: 'Le tableau final',
  },
  archived: {
    en: 'The game is archived: `/map` shows every phase of it.',
    fr: 'La partie est archivée : `/carte` en montre chaque phase.',
  },
  endAsk: {
    en: (game: string) => `End ${game} now, without a winner? This cannot be undone.`,
    fr: game => `Mettre fin à ${game} maintenant, sans vainqueur ? C’est irrévocable.`,
  },
  ended: {
    en: (game: string) => `${game} has ended.`,
    fr: game => `${game} : la partie est finie.`,
  },
});
