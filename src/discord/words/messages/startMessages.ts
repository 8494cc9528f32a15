import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Starting a match: preferences, the call to confirm, and the question whether to begin. */
export const startMessages = messages({
  startFull: {
    en: (players: number) =>
      `${en.count(players, 'The only seat is', 'All # seats are')} taken. Start now? Powers are assigned by preference, otherwise at random.`,
    fr: players =>
      `${fr.count(players, 'La seule place est prise', 'Les # places sont prises')}. Lancer la partie ? Les puissances sont attribuées selon les préférences, sinon par tirage au sort.`,
  },
  /** The game could take more players. */
  startWith: {
    en: (players: number, most: number) =>
      `${en.count(players, `One of up to ${most} players has`, `# of up to ${most} players have`)} joined. Start now? Powers are assigned by preference, otherwise at random.`,
    fr: (players, most) =>
      `${fr.count(players, '# personne participe', '# personnes participent')}, sur ${most} au plus. Lancer la partie ? Les puissances sont attribuées selon les préférences, sinon par tirage au sort.`,
  },
  startEmpty: {
    en: (players: number, empty: number) =>
      `${en.count(players, 'One player has', '# players have')} joined; ${en.count(empty, 'one seat is', '# seats are')} empty. Start now? ` +
      `${en.count(empty, 'One power, chosen at random, will be in civil disorder: its', '# powers, chosen at random, will be in civil disorder: their')} units hold, and nobody gives them orders.`,
    fr: (players, empty) =>
      `${fr.count(players, '# personne participe', '# personnes participent')} ; ${fr.count(empty, 'une place est vide', '# places sont vides')}. Lancer la partie ? ` +
      `${fr.count(empty, 'Une puissance tirée au sort sera en désordre civil : ses', '# puissances tirées au sort seront en désordre civil : leurs')} unités tiendront, sans recevoir d’ordres.`,
  },
  startEmptyTurns: {
    en: (players: number, empty: number) =>
      `${en.count(players, 'One player has', '# players have')} joined; ${en.count(empty, 'one seat is', '# seats are')} empty. Start now? The bot makes simple moves for empty seats.`,
    fr: (players, empty) =>
      `${fr.count(players, '# personne participe', '# personnes participent')} ; ${fr.count(empty, 'une place est vide', '# places sont vides')}. Lancer la partie ? Le bot joue des coups simples pour les places vides.`,
  },
  started: {
    en: 'The game has started.',
    fr: 'La partie a commencé.',
  },
  notYet: {
    en: 'OK, the lobby stays open.',
    fr: 'D’accord, les inscriptions restent ouvertes.',
  },
  muster: {
    en: (until: string) =>
      `The game is ready to start. If you’re playing, press **I’m here** before ${until}. The game starts once everyone has checked in; no-shows lose their spot.`,
    fr: until =>
      `La partie est prête à commencer. Si vous jouez, appuyez sur **Je suis là** avant le ${until}. La partie commence dès que tout le monde est là ; sans réponse d’ici là, vous perdez votre place.`,
  },
  musterOver: {
    en: 'Check-in closed.',
    fr: 'L’appel est terminé.',
  },
  mustered: {
    en: 'Check-in is open. The game starts once everyone has checked in.',
    fr: 'L’appel est lancé. La partie commence dès que tout le monde a confirmé sa présence.',
  },
  isHere: {
    en: 'You’re checked in. The game starts once everyone else is too.',
    fr: 'Votre présence est confirmée. La partie commence dès que tout le monde est là.',
  },
  wishes: {
    en: 'What you’d like to play',
    fr: 'Ce que vous aimeriez jouer',
  },
  noWishes: {
    en: 'No preference',
    fr: 'Sans préférence',
  },
  wishesHow: {
    en: 'Pick your favourites first. When the game starts, powers are assigned so that everyone gets as close to their wishes as possible. Nobody sees your list.',
    fr: 'Choisissez d’abord vos puissances préférées. Au lancement, elles sont attribuées pour satisfaire tout le monde au mieux. Personne ne voit votre liste.',
  },
  wishesJoin: {
    en: 'You join the game as soon as you choose a power.',
    fr: 'Vous participez à la partie dès que vous choisissez une puissance.',
  },
  nextWish: {
    en: 'Next choice',
    fr: 'Choix suivant',
  },
});
