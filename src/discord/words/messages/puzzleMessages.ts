import { messages } from '../language/inLanguage.js';

/** Puzzles: what is around their texts. Labels of buttons: at most 80 characters. */
export const puzzleMessages = messages({
  all: { en: 'Puzzles', fr: 'Casse-têtes' },
  intro: {
    en: 'Each is a position in which exactly one set of orders reaches the aim, whatever the others do. Give your orders, and the others answer with the ones that stop you, if there are any.',
    fr: 'Chacun est une position où une seule feuille d’ordres atteint le but, quoi que fassent les autres. Donnez vos ordres, et les autres répondent par ceux qui vous arrêtent, s’il y en a.',
  },
  level: {
    en: (level: 'easy' | 'middle' | 'hard') => ({ easy: 'Easy', middle: 'Medium', hard: 'Hard' })[level],
    fr: level => ({ easy: 'Facile', middle: 'Moyen', hard: 'Difficile' })[level],
  },
  line: {
    en: (level: string, solved: number, all: number) => `**${level}** · ${solved === all ? '✅ all' : `${solved} of ${all}`} solved`,
    fr: (level, solved, all) => `**${level}** · ${solved === all ? '✅ tous résolus' : `${solved} sur ${all} résolus`}`,
  },
  choose: { en: (level: string) => `${level}: choose a puzzle…`, fr: level => `${level}\u00a0: choisir un casse-tête…` },
  solved: { en: (game: string) => `${game} · solved`, fr: game => `${game} · résolu` },
  title: {
    en: (level: string, puzzle: string) => `Puzzle · ${level}: ${puzzle}`,
    fr: (level, puzzle) => `Casse-tête · ${level}\u00a0: ${puzzle}`,
  },
  oneOf: {
    en: (sheets: number) => `One of ${sheets} possible sets of orders does it, whatever the others order.`,
    fr: sheets => `Une seule feuille d’ordres sur ${sheets} y parvient, quoi que les autres ordonnent.`,
  },
  stopped: { en: 'The others can stop that:', fr: 'Les autres peuvent empêcher cela\u00a0:' },
  short: {
    en: 'That doesn’t do it, even if the others only hold:',
    fr: 'Cela ne suffit pas, même si les autres ne font que tenir\u00a0:',
  },
  right: { en: 'Solved!', fr: 'Résolu\u00a0!' },
  solutionShown: { en: 'That’s the solution.', fr: 'Voilà la solution.' },
  hint: { en: 'Hint', fr: 'Indice' },
  hinted: { en: (hint: string) => `💡 ${hint}`, fr: hint => `💡 ${hint}` },
  solution: { en: 'Solution', fr: 'Solution' },
  sure: {
    en: 'Show the solution? The puzzle counts as solved only by your own orders.',
    fr: 'Montrer la solution\u00a0? Le casse-tête n’est résolu que par vos propres ordres.',
  },
  show: { en: 'Show the solution', fr: 'Montrer la solution' },
  try: { en: 'Try', fr: 'Essayer' },
  next: { en: 'Next puzzle', fr: 'Casse-tête suivant' },
  toPuzzle: { en: 'Back to the puzzle', fr: 'Retour au casse-tête' },
  inPuzzle: { en: 'These orders count only in this puzzle.', fr: 'Ces ordres ne comptent que dans ce casse-tête.' },
});
