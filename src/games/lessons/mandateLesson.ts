import { became, standsAt } from './findings.js';
import type { Lesson, LessonResult } from './lesson.js';

/** How many armies the nomads placed themselves. */
const placed = ({ report }: LessonResult): number =>
  report.orders.filter(({ outcome }) => outcome.kind === 'built' && outcome.because === 'placed').length;

const VOTE = 'A Sung - Lu';

/** What Mandate of Heaven adds: the band of the nomads, and votes on neutrals. */
export const mandateLesson: Lesson = {
  number: 3,
  id: 'mandate',
  game: 'mandate-of-heaven',
  steps: [
    {
      id: 'band',
      position: {},
      seat: 'hsiung-nu',
      others: {},
      aim: resolved => placed(resolved) === 3,
      instead: { lot: ({ report }) => report.orders.some(({ outcome }) => outcome.kind === 'built' && outcome.because === 'lot') },
      answer: 'Build A Shan Jung; Build A Yin Shan; Build A Lin Hu',
    },
    {
      id: 'vote',
      position: {
        pieces: ["Wei: A P'u-yang", "Ch'i: A Lin-tzu", 'Han: A Lang-ya', 'Sung: A Sung', 'Sung: Sung'],
        turn: { season: 'spring', phase: 'movement' },
      },
      seat: 'wei',
      others: { chi: VOTE },
      aim: standsAt('sung', 'lu'),
      instead: { short: became('sun', 'held') },
      answer: VOTE,
      theatre: 'east',
    },
    {
      id: 'builds',
      position: {
        pieces: ['Wei: An-i', 'Wei: Ho-nei', 'Wei: Ta-liang', 'Wei: Chou', 'Wei: A An-i', 'Wei: A Ho-nei', 'Wei: A Ta-liang'],
        turn: { season: 'winter', phase: 'adjustments' },
      },
      seat: 'wei',
      others: {},
      aim: standsAt('wei', 'cho', 'A'),
      answer: 'Build A Chou',
      theatre: 'plain',
    },
  ],
};
