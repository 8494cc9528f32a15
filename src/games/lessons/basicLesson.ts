import { all, anyBecame, became, not, standsAt, unitsOf, wasDislodged, wentFor } from './findings.js';
import type { Lesson } from './lesson.js';

const HOMES = ['Blue: Alba', 'Blue: Dara', 'Red: Corvo', 'Red: Fenn'];

/** What every game of Diplomacy consists of. */
export const basicLesson: Lesson = {
  number: 1,
  id: 'basics',
  game: 'lesson',
  steps: [
    {
      id: 'move',
      position: { pieces: [...HOMES, 'Blue: A Alba', 'Red: A Corvo'] },
      seat: 'blue',
      others: { red: 'A Corvo H' },
      aim: standsAt('blue', 'est'),
      instead: {
        elsewhere: became('alb', 'moved'),
      },
      answer: 'A Alba - Estra',
    },
    {
      id: 'bounce',
      position: { pieces: [...HOMES, 'Blue: A Alba', 'Red: A Corvo'] },
      seat: 'blue',
      others: { red: 'A Corvo - Estra' },
      aim: became('cor', 'bounced'),
      answer: 'A Alba - Estra',
    },
    {
      id: 'support',
      position: { pieces: [...HOMES, 'Blue: A Alba', 'Blue: A Brenn', 'Red: A Estra'] },
      seat: 'blue',
      others: { red: 'A Estra H' },
      aim: all(wasDislodged('est'), standsAt('blue', 'est')),
      instead: {
        both: all(wentFor('alb', 'est'), wentFor('bre', 'est')),
        unmatched: anyBecame('blue', 'unmatched'),
        helped: became('bre', 'given'),
        alone: anyBecame('blue', 'bounced'),
      },
      answer: 'A Alba - Estra; A Brenn S A Alba - Estra',
    },
    {
      id: 'cut',
      position: { pieces: [...HOMES, 'Blue: A Estra', 'Blue: F East Sea', 'Red: A Corvo', 'Red: A Fenn'] },
      seat: 'blue',
      others: { red: 'A Corvo - Estra; A Fenn S A Corvo - Estra' },
      aim: all(became('fen', 'cut'), standsAt('blue', 'est')),
      instead: {
        lost: wasDislodged('est'),
        held: all(not(became('fen', 'cut')), became('est', 'held')),
        left: not(standsAt('blue', 'est')),
      },
      answer: 'A Estra H; F East Sea - Fenn',
    },
    {
      id: 'convoy',
      position: { pieces: [...HOMES, 'Blue: A Dara', 'Blue: F West Sea'] },
      seat: 'blue',
      others: {},
      aim: standsAt('blue', 'ilm', 'A'),
      instead: {
        fleet: standsAt('blue', 'ilm', 'F'),
        'no-convoy': anyBecame('blue', 'no-convoy'),
        unmatched: anyBecame('blue', 'unmatched'),
      },
      answer: 'F West Sea C A Dara - Ilma; A Dara - Ilma',
    },
    {
      id: 'retreat',
      position: {
        pieces: [...HOMES, 'Blue: A Estra', 'Red: A Corvo', 'Red: F Fenn'],
        after: { blue: 'A Estra H', red: 'A Corvo - Estra; F Fenn S A Corvo - Estra' },
      },
      seat: 'blue',
      others: {},
      aim: resolved => unitsOf(resolved, 'blue') === 1,
      answer: 'A Estra - Alba',
    },
    {
      id: 'build',
      position: {
        pieces: [...HOMES, 'Blue: Estra', 'Blue: A Estra', 'Blue: F West Sea', 'Red: A Corvo', 'Red: F Fenn'],
        turn: { season: 'winter', phase: 'adjustments' },
      },
      seat: 'blue',
      others: {},
      aim: resolved => unitsOf(resolved, 'blue') === 3,
      answer: 'Build A Alba',
    },
  ],
};
