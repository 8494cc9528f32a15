import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Starting a match: preferences, the call to confirm, and the question whether to begin. */
export const startMessages = messages({
  startFull: {
    en: (players: number) =>
      `${en.count(players, 'The one seat is', 'All # seats are')} taken. Start now? The powers are dealt by preference, else by lot.`,
    fr: players =>
      `${fr.count(players, 'La seule place est prise', 'Les # places sont prises')}. Lancer la partie ? Les puissances sont données selon les préférences, sinon par tirage au sort.`,
  },
  startEmpty: {
    en: (players: number, empty: number) =>
      `${en.count(players, 'One player has', '# players have')} joined; ${en.count(empty, 'one seat is', '# seats are')} empty. Start now? ` +
      `${en.count(empty, 'One power, drawn by lot, is then in civil disorder: its', '# powers, drawn by lot, are then in civil disorder: their')} units hold, and nobody orders them.`,
    fr: (players, empty) =>
      `${fr.count(players, '# joueur est inscrit', '# joueurs sont inscrits')} ; ${fr.count(empty, 'une place est vide', '# places sont vides')}. Lancer la partie ? ` +
      `${fr.count(empty, 'Une puissance tirée au sort sera alors en désordre civil : ses unités tiendront', '# puissances tirées au sort seront alors en désordre civil : leurs unités tiendront')}, sans personne pour les commander.`,
  },
  startEmptyTurns: {
    en: (players: number, empty: number) =>
      `${en.count(players, 'One player has', '# players have')} joined; ${en.count(empty, 'one seat is', '# seats are')} empty. Start now? The house moves there, as simply as can be.`,
    fr: (players, empty) =>
      `${fr.count(players, '# joueur est inscrit', '# joueurs sont inscrits')} ; ${fr.count(empty, 'une place est vide', '# places sont vides')}. Lancer la partie ? La maison y jouera, au plus simple.`,
  },
  started: {
    en: 'The game begins.',
    fr: 'La partie commence.',
  },
  notYet: {
    en: 'Good. The lobby stays open.',
    fr: 'Entendu. Les inscriptions restent ouvertes.',
  },
  muster: {
    en: (until: string) =>
      `The host wants to begin. Everybody who plays, press **I’m here** before ${until}. The game begins as soon as all of you have. Anybody who has not by then loses their place.`,
    fr: until =>
      `L’organisateur veut commencer. Si vous jouez, appuyez sur **Je suis là** avant le ${until}. La partie commence dès que tout le monde l’a fait ; sans réponse d’ici là, vous perdez votre place.`,
  },
  musterOver: {
    en: 'The call is over.',
    fr: 'L’appel est terminé.',
  },
  mustered: {
    en: 'Everybody is called. The game begins when all have said that they are there.',
    fr: 'Tout le monde est appelé. La partie commence quand tous auront dit qu’ils sont là.',
  },
  isHere: {
    en: 'Noted: you are there. The game begins with the last of you.',
    fr: 'C’est enregistré. La partie commence avec le dernier d’entre vous.',
  },
  wishes: {
    en: 'What you would like to play',
    fr: 'Ce que vous aimeriez jouer',
  },
  noWishes: {
    en: 'Whatever the lot gives.',
    fr: 'Ce que donnera le sort.',
  },
  wishesHow: {
    en: 'Choose one after the other, the dearest first. When the game starts, the seats are dealt so that all together are as content as can be; nobody is told what you chose.',
    fr: 'Choisissez l’une après l’autre, la préférée d’abord. Au début de la partie les places sont données de façon à contenter tout le monde au mieux ; personne n’apprend ce que vous avez choisi.',
  },
  wishesJoin: {
    en: 'Your first choice joins the game.',
    fr: 'Votre premier choix vous inscrit à la partie.',
  },
  nextWish: {
    en: 'The next one',
    fr: 'La suivante',
  },
});
