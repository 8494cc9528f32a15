import { expect } from 'vitest';
import { readOwnVariant } from '../../../src/assets.js';
import { catalogue } from '../../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import type { Variant } from '../../../src/games/diplomacy/model/variant.js';
import type { AnyGame } from '../../../src/games/game.js';
import type { LessonStep } from '../../../src/games/lessons/lesson.js';
import type { Puzzle } from '../../../src/games/lessons/puzzle.js';
import { PUZZLE_SETS } from '../../../src/games/lessons/puzzleSets.js';

const VARIANTS = variantsOn(readOwnVariant);
const GAMES = catalogue(VARIANTS);

export interface ShippedPuzzle {
  readonly name: string;
  readonly game: AnyGame;
  readonly variant: Variant;
  readonly step: LessonStep;
  readonly puzzle: Puzzle;
}

/** All puzzles, with what they are played by. */
export const PUZZLES: readonly ShippedPuzzle[] = PUZZLE_SETS.flatMap(({ id, game, steps }) =>
  steps.flatMap(step => {
    const variant = VARIANTS.find(one => one.id === game) ?? expect.fail(`there is no variant ${game}`);
    const played = GAMES.get(game) ?? expect.fail(`there is no game ${game}`);
    return step.puzzle ? [{ name: `${id} ${step.id}`, game: played, variant, step, puzzle: step.puzzle }] : [];
  }),
);

export const puzzleCalled = (id: string): ShippedPuzzle =>
  PUZZLES.find(({ puzzle }) => puzzle.id === id) ?? expect.fail(`there is no puzzle ${id}`);
