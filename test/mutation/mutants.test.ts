import { describe, expect, test } from 'vitest';
import { isAbout, JUDGED, readJudgements } from './judgement.js';
import { mutantsOf, mutated } from './mutants.js';
import { ruleSources } from './ruleSources.js';
import { sampleOf } from './sample.js';

/** Returns every text that one change can make of a source. */
const mutationsOf = (source: string): readonly string[] => mutantsOf('a.ts', source).map(mutant => mutated(source, mutant));

describe('A mutant is one small change', () => {
  test.each([
    ['x = a + b;', ['x = (a - b);']],
    ["x = 'a' + b;", []],
    ['x = a < b;', ['x = (a <= b);', 'x = (a >= b);', 'x = (true);', 'x = (false);']],
    ['x = a ?? b;', ['x = ((a) && (b));']],
    ['x = !a;', ['x = (a);']],
    ['x = -1;', ['x = (+1);']],
    ['x++;', ['(x--);']],
    ['x += 1;', ['(x -= 1);']],
    ['if (a) { b(); }', ['if ((true)) { b(); }', 'if ((false)) { b(); }', 'if (a) {}']],
    ['while (a) b();', ['while ((false)) b();']],
    ['f(a => a.b);', ['f((() => undefined));']],
    ['f([]);', ["f((['mutant']));"]],
    ['f([a], { b });', ['f(([]), { b });', 'f([a], ({}));']],
    ['x = a?.b;', ['x = (a.b);']],
    ['x = a?.[b];', ['x = (a[b]);']],
    ['x = a?.(b);', ['x = (a(b));']],
    ['x = a.filter(b);', ['x = (a);']],
    ['x = (a, b).slice(1);', ['x = ((a, b));']],
    ['x = a.some(b);', ['x = (a.every(b));']],
    ['x = a.toString();', []],
    ['switch (a) { case b: c(); }', ['switch (a) { case b: }']],
    ['x = a && b;', ['x = ((a) || (b));', 'x = (true);', 'x = (false);']],
  ])('%s', (source, mutations) => {
    expect(mutationsOf(source)).toEqual(mutations);
  });

  test('never of a text in two languages', () => {
    expect(mutationsOf("x = { name: { en: 'a', fr: b(-c) }, all: [{ en: 'd', fr: 'e' }] };")).toEqual(['x = ({});']);
  });

  test('of what is evaluated, never of a type or an import', () => {
    expect(mutationsOf("import { a } from 'b';\ntype C = true | [];\nconst d: { readonly e: true } = f as unknown satisfies [];")).toEqual(
      [],
    );
  });

  test('a sample is drawn by its seed', () => {
    const source = 'x = a < b ? c + d : !e;';
    const mutants = mutantsOf('a.ts', source);
    const sample = (seed: number) => sampleOf(mutants, new Map([['a.ts', source]]), 3, seed);
    expect(sample(1)).toHaveLength(3);
    expect(sample(1)).toEqual(sample(1));
    expect(sample(1)).not.toEqual(sample(2));
  });
});

describe('judged.json', () => {
  const mutants = [...ruleSources()].flatMap(([file, source]) => mutantsOf(file, source));

  test('names mutants that are there, each with its reason', () => {
    const judged = readJudgements(JUDGED);
    expect(judged.filter(judgement => !mutants.some(mutant => isAbout(judgement, mutant)))).toEqual([]);
    expect(judged.filter(({ because }) => !/^[A-Z].*\.$/.test(because))).toEqual([]);
  });
});
