import { describe, expect, test } from 'vitest';
import { readOwnVariant } from '../../../src/assets.js';
import { lessonTexts } from '../../../src/discord/words/lessons/lessonTexts.js';
import { catalogue } from '../../../src/games/catalogue/catalogue.js';
import { lessonVariantsOn, variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import type { AnyGame } from '../../../src/games/game.js';
import { LESSONS } from '../../../src/games/lessons/allLessons.js';
import { judged, type LessonStep } from '../../../src/games/lessons/lesson.js';
import { lessonState, resolvedStep } from '../../../src/games/lessons/lessonState.js';

const GAMES = catalogue([...variantsOn(readOwnVariant), ...lessonVariantsOn(readOwnVariant)]);
const gameOf = (id: string): AnyGame => GAMES.get(id) ?? expect.fail(`there is no game ${id}`);

const STEPS = LESSONS.flatMap(lesson => lesson.steps.map(step => [`${lesson.id} ${step.id}`, gameOf(lesson.game), step] as const));

/** What somebody may try, and what the lesson calls it: the aim, what has a text of its own, or anything else. */
const TRIES: readonly (readonly [step: string, orders: string, called: string])[] = [
  ['basics move', '', 'other'],
  ['basics move', 'A Alba H', 'other'],
  ['basics move', 'A Alba - Brenn', 'elsewhere'],
  ['basics bounce', '', 'other'],
  ['basics bounce', 'A Alba - Brenn', 'other'],
  ['basics support', 'A Alba H', 'other'],
  ['basics support', 'A Alba - Estra', 'alone'],
  ['basics support', 'A Alba - Estra; A Brenn - Estra', 'both'],
  ['basics support', 'A Brenn S A Alba - Estra', 'unmatched'],
  ['basics support', 'A Alba - Estra; A Brenn S A Estra', 'helped'],
  ['basics support', 'A Brenn - Estra; A Alba S A Brenn - Estra', 'aim'],
  ['basics cut', '', 'lost'],
  ['basics cut', 'A Estra - Corvo', 'lost'],
  ['basics cut', 'F East Sea S A Estra', 'held'],
  ['basics cut', 'A Estra - Alba; F East Sea - Fenn', 'left'],
  ['basics cut', 'F East Sea - Fenn', 'aim'],
  ['basics cut', 'A Estra S F East Sea - Fenn; F East Sea - Fenn', 'aim'],
  ['basics convoy', 'A Dara H', 'other'],
  ['basics convoy', 'A Dara - Ilma', 'no-convoy'],
  ['basics convoy', 'F West Sea C A Dara - Ilma', 'unmatched'],
  ['basics convoy', 'F West Sea - Ilma', 'fleet'],
  ['basics retreat', 'A Estra D', 'other'],
  ['basics retreat', 'A Estra - Dara', 'aim'],
  ['basics build', '', 'other'],
  ['basics build', 'Build F Dara', 'aim'],
  ['warring-states wall', '', 'other'],
  ['warring-states wall', 'A Xia - Any; A Sli S A Xia - Any', 'wall'],
  ['warring-states wall', 'A Sli - Any; A Xia S A Sli - Any', 'wall'],
  ['warring-states wall', 'A Sli - Any', 'alone'],
  ['warring-states wall', 'A Xia - Any; A Sli S A Xia - Any; A Hch S A Xia - Any', 'aim'],
  ['warring-states wall', 'A Hch - Any; A Sli S A Hch - Any', 'aim'],
  ['warring-states raise', '', 'other'],
  ['warring-states raise', 'A Yin - Cha', 'left'],
  ['warring-states fortress', '', 'other'],
  ['warring-states fortress', 'F Yin - Qur', 'left'],
  ['warring-states rapid', '', 'other'],
  ['warring-states rapid', 'F Yin - Cha', 'near'],
  ['warring-states rapid', 'F Yin ~> Cha Jiu', 'near'],
  ['mandate band', '', 'lot'],
  ['mandate band', 'Build A Kobi; Build A Yin Shan', 'lot'],
  ['mandate band', 'Build A Kobi; Build A Yin Shan; Build A Su-shen', 'aim'],
  ['mandate vote', '', 'short'],
  ['mandate vote', "A Sung - P'u-yang", 'short'],
  ['mandate builds', '', 'other'],
  ['mandate builds', 'Waive', 'other'],
  ['warhammer attack', '', 'other'],
  ['warhammer attack', 'A Nuln - Averland', 'elsewhere'],
  ['warhammer battle', '', 'quiet'],
];

const faultsIn = (game: AnyGame, step: LessonStep, orders: Readonly<Record<string, string>>) =>
  Object.entries(orders).flatMap(([seat, text]) =>
    game
      .read(lessonState(game, step.position), seat, text, undefined, 'en')
      .lines.flatMap(({ typed, fault }) => (fault ? [{ typed, fault }] : [])),
  );

describe.each(STEPS)('In the step %s', (name, game, step) => {
  test('the seat has something to decide, and all orders it tells of are understood', () => {
    const { awaits, mayAct = [] } = game.phase(lessonState(game, step.position));
    expect([...awaits, ...mayAct]).toContain(step.seat);
    expect(step.answer).not.toBe('');
    expect(faultsIn(game, step, { ...step.others, [step.seat]: step.answer })).toEqual([]);
  });

  test('the answer reaches the aim, and no orders at all do not', () => {
    expect(judged(step, resolvedStep(game, step, step.answer))).toEqual({ isReached: true });
    expect(judged(step, resolvedStep(game, step, '')).isReached).toBe(false);
  });

  test('everything that is told of can happen', () => {
    const tried = TRIES.filter(([one]) => one === name).map(([, , called]) => called);
    expect(tried).toEqual(expect.arrayContaining(Object.keys(step.instead ?? {})));
  });

  test('the position comes out the same every time', () => {
    expect(resolvedStep(game, step, step.answer)).toEqual(resolvedStep(game, { ...step, position: { ...step.position } }, step.answer));
  });
});

test.each(TRIES)('In the step %s, “%s” is called %s', (name, orders, called) => {
  const [, game, step] = STEPS.find(([one]) => one === name) ?? expect.fail(`there is no step ${name}`);
  expect(faultsIn(game, step, { [step.seat]: orders })).toEqual([]);
  const verdict = judged(step, resolvedStep(game, step, orders));
  expect(verdict.isReached ? 'aim' : (verdict.instead ?? 'other')).toBe(called);
});

describe('Lessons', () => {
  test('have numbers and ids of their own, and steps too', () => {
    expect(new Set(LESSONS.map(({ number }) => number)).size).toBe(LESSONS.length);
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
    for (const { steps } of LESSONS) expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });

  test.each(LESSONS.map(lesson => [lesson.id, lesson] as const))(
    '%s has a text for each step and for all that may happen, and no others',
    (id, { steps }) => {
      const texts = lessonTexts[id] ?? expect.fail('it has no texts');
      expect(Object.keys(texts.steps)).toEqual(steps.map(one => one.id));
      for (const step of steps)
        expect(Object.keys(texts.steps[step.id]?.instead ?? {}).toSorted()).toEqual(Object.keys(step.instead ?? {}).toSorted());
      for (const text of [texts.about.en, texts.about.fr]) expect(text.length).toBeLessThanOrEqual(100);
    },
  );

  test('are on boards that nobody hosts games on, or on those of games on offer', () => {
    const offered = new Set(variantsOn(readOwnVariant).map(({ id }) => id));
    expect(LESSONS.map(({ game }) => game).filter(game => !offered.has(game))).toEqual(['lesson']);
  });
});

/** All texts of a language in a tree of texts. */
const textsIn = (all: object, language: 'en' | 'fr'): readonly string[] =>
  Object.entries(all).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? textsIn(value, language) : key === language ? [String(value)] : [],
  );

test('The French of lessons has a no-break space before : ; ? and !', () => {
  expect(textsIn(lessonTexts, 'fr').length).toBe(textsIn(lessonTexts, 'en').length);
  expect(textsIn(lessonTexts, 'fr').filter(text => /[^\u00a0][:;?!]/.test(text))).toEqual([]);
});

test('Texts of lessons are short: two sentences, and what a phone shows at once', () => {
  for (const language of ['en', 'fr'] as const) expect(textsIn(lessonTexts, language).filter(text => text.length > 190)).toEqual([]);
});
