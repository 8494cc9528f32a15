import { lessonTexts } from '../lessons/lessonTexts.js';
import { puzzleMessages } from '../messages/puzzleMessages.js';
import { commandTexts } from './commandText.js';

/** `/learn`. */
export const learnTexts = commandTexts({
  command: {
    name: { en: 'learn', fr: 'apprendre' },
    about: { en: 'Learn the game in ten minutes, on a private board', fr: 'Apprendre le jeu en dix minutes, sur un plateau privé' },
  },
  lesson: {
    name: { en: 'lesson', fr: 'leçon' },
    about: { en: 'Which lesson; leave empty to continue where you left off', fr: 'Quelle leçon\u00a0; par défaut, là où vous en étiez' },
    choices: { ...Object.fromEntries(Object.entries(lessonTexts).map(([id, { title }]) => [id, title])), puzzles: puzzleMessages.all },
  },
});
