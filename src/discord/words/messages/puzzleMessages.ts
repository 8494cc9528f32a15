import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Puzzles: what is around their texts. Labels of buttons are within `DISCORD_LIMITS.button`. */
export const puzzleMessages = messages({
  all: { en: 'Puzzles', fr: 'Casse-têtes' },
  intro: {
    en: 'In each position, exactly one set of orders reaches the goal, whatever the others do. Give your orders: if they can be stopped, the others show you how.',
    fr: 'Dans chaque position, un seul ensemble d’ordres atteint le but, quoi que fassent les autres. Donnez vos ordres\u00a0: si on peut les contrer, les autres vous montrent comment.',
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
    en: (sheets: number) => `Of ${en.count(sheets, '#', '#')} possible sets of orders, only one works, whatever the others do.`,
    fr: sheets => `Sur ${fr.count(sheets, '#', '#')} ensembles d’ordres possibles, un seul marche, quoi que fassent les autres.`,
  },
  stopped: { en: 'The others can stop that:', fr: 'Les autres peuvent vous en empêcher\u00a0:' },
  short: {
    en: 'That isn’t enough, even if everyone else just holds:',
    fr: 'Cela ne suffit pas, même si toutes les autres unités tiennent\u00a0:',
  },
  right: { en: 'Solved!', fr: 'Résolu\u00a0!' },
  solutionShown: { en: 'Here’s the solution.', fr: 'Voici la solution.' },
  hint: { en: 'Hint', fr: 'Indice' },
  hinted: { en: (hint: string) => `💡 ${hint}`, fr: hint => `💡 ${hint}` },
  solution: { en: 'Solution', fr: 'Solution' },
  sure: {
    en: 'Show the solution? The puzzle only counts as solved if you find it yourself.',
    fr: 'Montrer la solution\u00a0? Le casse-tête ne compte comme résolu que si vous la trouvez sans aide.',
  },
  show: { en: 'Show the solution', fr: 'Montrer la solution' },
  try: { en: 'Try', fr: 'Essayer' },
  next: { en: 'Next puzzle', fr: 'Casse-tête suivant' },
  toPuzzle: { en: 'Back to the puzzle', fr: 'Retour au casse-tête' },
  inPuzzle: { en: 'These orders only count in this puzzle.', fr: 'Ces ordres ne comptent que dans ce casse-tête.' },
});
