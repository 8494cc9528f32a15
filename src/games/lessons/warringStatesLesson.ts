import { all, became, not, resultAt, standsAt, wasDislodged } from './findings.js';
import type { Lesson, LessonResult } from './lesson.js';

/** Whether the attack from there lost strength at a wall. */
const lostAtWall =
  (at: string) =>
  (resolved: LessonResult): boolean => {
    const outcome = resultAt(resolved, at)?.outcome;
    return outcome?.kind === 'bounced' && outcome.attack.parts.some(({ because }) => because === 'wall');
  };

/** What Warring States adds: walls, and fleets on rivers. */
export const warringStatesLesson: Lesson = {
  number: 2,
  id: 'warring-states',
  game: 'warring-states-v2',
  steps: [
    {
      id: 'wall',
      position: { pieces: ['Qin: A Xia', 'Qin: A Sli', 'Qin: A Hch', 'Wei: A Any'] },
      seat: 'qin',
      others: { wei: 'A Any H' },
      aim: resolved => wasDislodged('any')(resolved) && resolved.state.position.units.some(({ at }) => at === 'any'),
      instead: {
        wall: resolved => ['xia', 'sli', 'hch'].some(at => lostAtWall(at)(resolved)),
        alone: resolved => ['xia', 'sli', 'hch'].some(at => became(at, 'bounced')(resolved)),
      },
      answer: 'A Sli - Any; A Hch S A Sli - Any',
      theatre: 'qin',
    },
    {
      id: 'raise',
      position: { pieces: ['Chu: A Yin'] },
      seat: 'chu',
      others: {},
      aim: standsAt('chu', 'yin', 'F'),
      instead: { left: not(standsAt('chu', 'yin')) },
      answer: 'A Yin R F',
      theatre: 'plain',
    },
    {
      id: 'fortress',
      position: { pieces: ['Chu: F Yin', 'Qi: A Cha'] },
      seat: 'chu',
      others: { qi: 'A Cha H' },
      aim: all(wasDislodged('cha'), standsAt('chu', 'cha', 'F')),
      instead: { left: not(standsAt('chu', 'yin')) },
      answer: 'F Yin - Cha',
      theatre: 'plain',
    },
    {
      id: 'rapid',
      position: { pieces: ['Chu: F Yin'] },
      seat: 'chu',
      others: {},
      aim: standsAt('chu', 'sny', 'F'),
      instead: { near: became('yin', 'moved', 'travelled') },
      answer: 'F Yin ~> Cha Jiu Sny',
    },
  ],
};
