import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

export const gameListMessages = messages({
  footer: {
    en: (number: number) => `Game ${number}`,
    fr: number => `Partie ${number}`,
  },
  page: {
    en: (number: number, of: number) => `Page ${number} of ${of}`,
    fr: (number, of) => `Page ${number} sur ${of}`,
  },
  noMatches: {
    en: 'No games here yet. Start one with `/game create`.',
    fr: 'Pas encore de partie ici. Pour en ouvrir une : `/partie créer`.',
  },
  matchLine: {
    en: (number: number, title: string, where: string, state: string) => `**${number}** · ${title} · ${where} · ${state}`,
    fr: (number, title, where, state) => `**${number}** · ${title} · ${where} · ${state}`,
  },
  stateLobby: {
    en: (players: number, seats: number) => `lobby, ${players} of ${seats}`,
    fr: (players, seats) => `inscriptions, ${players} sur ${seats}`,
  },
  private: {
    en: 'private',
    fr: 'privée',
  },
  statePaused: {
    en: 'paused',
    fr: 'en pause',
  },
  stateEnded: {
    en: 'finished',
    fr: 'finie',
  },
  stateWon: {
    en: (winners: readonly string[]) => `won by ${en.powers(winners)}`,
    fr: winners => `victoire : ${fr.powers(winners)}`,
  },
  stateDrawn: {
    en: (powers: readonly string[]) => `draw: ${en.powers(powers)}`,
    fr: powers => `partie nulle : ${fr.powers(powers)}`,
  },
  running: {
    en: 'In progress',
    fr: 'En cours',
  },
  archive: {
    en: 'Finished',
    fr: 'Terminées',
  },
});
