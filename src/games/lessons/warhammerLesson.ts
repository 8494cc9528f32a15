import { became, standsAt } from './findings.js';
import type { Lesson } from './lesson.js';
import type { LessonPosition } from './lessonPosition.js';

const BEGINNING: LessonPosition = {
  players: 4,
  pieces: ['Empire: A Nuln', 'Bretonnia: A Reikland Forest', 'Empire: Nuln'],
  turn: { season: 'spring', phase: 'movement' },
};
const HOLDS = { bretonnia: 'A Reikland Forest H' };
const ATTACK = 'A Nuln - Reikland Forest';

/** What Warhammer adds: a move that bounced may be fought out. */
export const warhammerLesson: Lesson = {
  number: 4,
  id: 'warhammer',
  game: 'warhammer-fm05',
  steps: [
    {
      id: 'attack',
      position: BEGINNING,
      seat: 'empire',
      others: HOLDS,
      aim: ({ state }) => state.fight?.stage === 'lists',
      instead: { elsewhere: became('nuln', 'moved') },
      answer: ATTACK,
      theatre: 'empire',
    },
    {
      id: 'battle',
      position: { ...BEGINNING, after: { ...HOLDS, empire: ATTACK } },
      seat: 'empire',
      others: {},
      aim: standsAt('empire', 'reik'),
      instead: { quiet: ({ report }) => (report.war?.battles.length ?? 0) === 0 },
      answer: 'Battle 1 A NULN move',
      theatre: 'empire',
    },
  ],
};
