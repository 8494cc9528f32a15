import { describe, expect, test } from 'vitest';
import { readBoardFile } from '../../../src/assets.js';
import { catalogue } from '../../../src/games/catalogue/catalogue.js';
import { lessonVariantsOn, variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import type { AnyGame } from '../../../src/games/game.js';
import { judged, type LessonStep } from '../../../src/games/lessons/lesson.js';
import { lessonState, resolvedStep } from '../../../src/games/lessons/lessonState.js';
import { LESSONS } from '../../../src/games/lessons/lessons.js';

const GAMES = catalogue([...variantsOn(readBoardFile), ...lessonVariantsOn(readBoardFile)]);
const gameOf = (id: string): AnyGame => GAMES.get(id) ?? expect.fail(`there is no game ${id}`);

const STEPS = LESSONS.flatMap(lesson => lesson.steps.map(step => [`${lesson.id} ${step.id}`, gameOf(lesson.game), step] as const));

/** What somebody may try, and what the lesson makes of it. "": what has no text of its own. */
const TRIES: Readonly<Record<string, readonly (readonly [orders: string, said: string])[]>> = {
  'basics move': [
    ['A Alba H', ''],
    ['', ''],
    ['A Alba - Brenn', 'elsewhere'],
  ],
};

describe.each(STEPS)('In the step %s', (name, game, step) => {
  test('the seat has something to decide, and all orders told of are understood', () => {
    const state = lessonState(game, step.position);
    const { awaits, mayAct = [] } = game.phase(state);
    expect([...awaits, ...mayAct]).toContain(step.seat);
    for (const [seat, text] of Object.entries({ ...step.others, [step.seat]: step.answer })) {
      const { lines } = game.read(state, seat, text, undefined, 'en');
      expect(lines.map(({ fault, typed }) => ({ typed, fault }))).toEqual(text.split('; ').map(typed => ({ typed, fault: undefined })));
    }
  });

  test('the answer reaches the aim', () => {
    expect(judged(step, resolvedStep(game, step, step.answer))).toEqual({ isReached: true });
  });

  test('no orders do not', () => {
    expect(judged(step, resolvedStep(game, step, '')).isReached).toBe(false);
  });
});
