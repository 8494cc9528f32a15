import { basicLessonWords } from './basicLessonWords.js';
import type { LessonWords } from './lessonWords.js';
import { mandateLessonWords } from './mandateLessonWords.js';
import { warhammerLessonWords } from './warhammerLessonWords.js';
import { warringStatesLessonWords } from './warringStatesLessonWords.js';

/** What each lesson says, by its id. */
export const lessonTexts: Readonly<Record<string, LessonWords>> = {
  basics: basicLessonWords,
  'warring-states': warringStatesLessonWords,
  mandate: mandateLessonWords,
  warhammer: warhammerLessonWords,
};
