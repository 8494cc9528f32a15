import { describe, expect, test } from 'vitest';
import { puzzleTexts } from '../../../src/discord/words/lessons/puzzleTexts.js';
import { LESSONS } from '../../../src/games/lessons/allLessons.js';
import { judged } from '../../../src/games/lessons/lesson.js';
import { lessonState, resolvedStep } from '../../../src/games/lessons/lessonState.js';
import { centresKept } from '../../../src/games/lessons/puzzleAim.js';
import { PUZZLE_SETS } from '../../../src/games/lessons/puzzleSets.js';
import { PUZZLES, puzzleCalled } from './puzzleTools.js';

/** A puzzle as it is played: the orders of its seat, and what the others answer. */
const played = (id: string, orders: string) => {
  const { game, step, puzzle } = puzzleCalled(id);
  const resolved = resolvedStep(game, step, orders);
  const answered = resolved.report.orders.filter(({ power, order }) => power !== puzzle.seat && order.kind !== 'hold');
  return { isReached: judged(step, resolved).isReached, answered: answered.map(({ order }) => ('at' in order ? order.at : '')) };
};

describe.each(PUZZLES.map(one => [one.name, one] as const))('The puzzle %s', (_, { game, variant, step, puzzle }) => {
  test('is solved by its solution, as the bot plays it, and not without orders', () => {
    expect(judged(step, resolvedStep(game, step, step.answer))).toEqual({ isReached: true });
    expect(judged(step, resolvedStep(game, step, '')).isReached).toBe(false);
  });

  test('says in both languages who one is, and names every place of its aims', () => {
    const texts = puzzleTexts[puzzle.id] ?? expect.fail('it has no texts');
    for (const language of ['en', 'fr'] as const) {
      const task = texts.task[language].toLowerCase();
      const powers = variant.board.powers.find(({ id }) => id === puzzle.seat);
      expect(task).toContain(powers?.name[language].toLowerCase());
      for (const aim of puzzle.aims)
        if ('at' in aim) expect(task).toContain(variant.board.provinces.find(({ id }) => id === aim.at)?.name[language].toLowerCase());
    }
  });

  test('has two orders or more, an order for each unit', () => {
    const own = lessonState(game, puzzle.position).position.units.filter(({ power }) => power === puzzle.seat);
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(step.answer.split('; ')).toHaveLength(own.length);
  });
});

describe('Puzzles', () => {
  test('have ids, numbers and texts of their own', () => {
    const ids = PUZZLES.map(({ puzzle }) => puzzle.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(puzzleTexts).toSorted()).toEqual(ids.toSorted());
    const numbers = [...LESSONS, ...PUZZLE_SETS].map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const texts of Object.values(puzzleTexts))
      for (const { en, fr } of Object.values(texts)) {
        expect(Math.max(en.length, fr.length)).toBeLessThanOrEqual(230);
        expect(fr).not.toMatch(/[^\u00a0][:;?!]/);
      }
  });

  test('are answered with what stops the orders that were tried', () => {
    expect(played('close-the-door', 'F rum - bul/ec; F sev - arm')).toEqual({ isReached: false, answered: ['ukr'] });
    expect(played('hand-in-hand', 'A gal S A vie; A vie H')).toEqual({
      isReached: false,
      answered: expect.arrayContaining(['bud', 'boh']),
    });
    expect(played('close-the-door', 'F rum - bul/ec; F sev - rum').isReached).toBe(true);
  });
});

describe('Centres that are owned after the retreats', () => {
  const unit = (power: string, at: string) => ({ power, type: 'A', at }) as const;
  const dislodged = (power: string, at: string, retreats: readonly string[]) => ({
    ...unit(power, at),
    from: null,
    convoyed: false,
    retreats,
  });
  const before = { units: [], dislodged: [], contested: [], centres: { a: 'red', b: 'red', c: 'blue' } };

  test('go to whoever stands there', () => {
    expect(centresKept('red', before, { ...before, units: [unit('blue', 'a'), unit('red', 'c')] })).toBe(2);
  });

  test('may be lost to a unit that retreats, and others retreat as they like best', () => {
    expect(centresKept('red', before, { ...before, dislodged: [dislodged('blue', 'x', ['a', 'd'])] })).toBe(1);
    expect(centresKept('red', before, { ...before, units: [unit('red', 'a')], dislodged: [dislodged('blue', 'x', ['d'])] })).toBe(2);
  });

  test('may be won by retreating, unless others retreat there too', () => {
    expect(centresKept('red', before, { ...before, dislodged: [dislodged('red', 'x', ['c'])] })).toBe(3);
    expect(centresKept('red', before, { ...before, dislodged: [dislodged('red', 'x', ['c']), dislodged('blue', 'y', ['c'])] })).toBe(2);
  });
});
