import { basicLesson } from './basicLesson.js';
import type { Lesson } from './lesson.js';
import { mandateLesson } from './mandateLesson.js';
import { PUZZLE_SETS } from './puzzleSets.js';
import { warhammerLesson } from './warhammerLesson.js';
import { warringStatesLesson } from './warringStatesLesson.js';

/** All lessons, in the order in which they are offered. */
export const LESSONS: readonly Lesson[] = [basicLesson, warringStatesLesson, mandateLesson, warhammerLesson];

/** A lesson, or the puzzles of a game. */
export const lessonNumbered = (number: number): Lesson | undefined => [...LESSONS, ...PUZZLE_SETS].find(one => one.number === number);
