import { describe, expect, test } from 'vitest';
import { flawOf } from '../../../src/games/lessons/provePuzzle.js';
import { levelOf, type Puzzle } from '../../../src/games/lessons/puzzle.js';
import { PUZZLES, puzzleCalled } from './puzzleTools.js';

/* Every puzzle is proved by trying everything: its solution against every answer, and every other sheet against its refutations. */

test.each(PUZZLES.map(one => [one.name, one] as const))('%s has one solution, whatever the others do', (_, { game, variant, puzzle }) => {
  expect(flawOf(game, variant, puzzle)).toBeUndefined();
});

describe('A puzzle that was changed is refused', () => {
  const { game, variant, puzzle } = puzzleCalled('out-of-the-way');
  const { position, solution, refutations, proof } = puzzle;
  const flaw = (changed: Partial<Puzzle>) => flawOf(game, variant, { ...puzzle, ...changed });
  const withPieces = (change: (pieces: readonly string[]) => readonly string[]) =>
    flaw({ position: { ...position, pieces: change(position.pieces ?? []) } });

  test('if its solution can be stopped', () => {
    expect(flaw({ solution: 'F spa/sc - mar; A bur S F spa - mar; F gas - mao' })).toMatchObject({ flaw: 'solution-fails' });
    expect(flaw({ solution: solution.replace('F gas - mao', 'F gas H') })).toMatchObject({ flaw: 'solution-fails' });
  });

  test('if another sheet reaches the aims too', () => {
    expect(flaw({ aims: [{ kind: 'stand', at: 'mar' }] })).toMatchObject({ flaw: 'not-refuted' });
    expect(withPieces(pieces => pieces.filter(piece => !piece.includes('A bre')))).toMatchObject({ flaw: expect.any(String) });
  });

  test('if nothing is said against some sheet, or something is said in vain', () => {
    expect(flaw({ refutations: refutations.slice(1) })).toMatchObject({ flaw: 'not-refuted' });
    expect(flaw({ refutations: [...refutations, { italy: 'A par - pic' }] })).toMatchObject({ flaw: 'idle-refutation' });
  });

  test('if an order cannot be given, does nothing, or is missing', () => {
    expect(flaw({ solution: solution.replace('F gas - mao', 'F gas - par') })).toMatchObject({ flaw: 'unreadable' });
    expect(flaw({ solution: solution.replace('; F gas - mao', '') })).toMatchObject({ flaw: 'unreadable' });
    expect(flaw({ solution: solution.replace('F gas - mao', 'F gas S F spa - mao') })).toMatchObject({ flaw: 'idle-order' });
    expect(flaw({ refutations: [{ italy: 'A par - rom' }, ...refutations] })).toMatchObject({ flaw: 'unreadable' });
  });

  test('if the counts are others', () => {
    for (const name of ['sheets', 'answers', 'traps'] as const)
      expect(flaw({ proof: { ...proof, [name]: proof[name] + 1 } })).toMatchObject({ flaw: 'other-counts', counted: proof });
  });

  test('if there are too many answers to try them all', () => {
    const many = ['Italy: A Ruhr', 'Italy: A Munich', 'Italy: A Piedmont', 'Italy: A Picardy'];
    expect(withPieces(pieces => [...pieces, ...many])).toMatchObject({ flaw: 'too-many-answers' });
  });

  test('if it counts centres and one of them has no owner', () => {
    expect(flaw({ aims: [{ kind: 'own', centres: 2 }] })).toMatchObject({ flaw: 'centre-without-owner' });
  });
});

test('There are easy, middling and hard ones', () => {
  for (const level of ['easy', 'middle', 'hard'] as const)
    expect(PUZZLES.filter(({ puzzle }) => levelOf(puzzle) === level).length).toBeGreaterThanOrEqual(5);
});
