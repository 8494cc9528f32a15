import { readBoardFile } from '../../../../src/assets.js';
import { type Board, compileBoard } from '../../../../src/games/diplomacy/board/board.js';
import { type Random, seededRandom } from '../../../../src/lib/random.js';
import { neighbourhood } from './neighbourhood.js';
import type { RuleSet } from './ruleSets.js';
import { type Skirmish, skirmish } from './skirmish.js';
import { smallBoard } from './smallBoard.js';

const CLASSIC = compileBoard(readBoardFile('classic'));
const WARRING_STATES = compileBoard(readBoardFile('warring-states-v2'));
const MANDATE = compileBoard(readBoardFile('mandate-of-heaven'));

/** Returns one of the real boards. With river rules, it is the board on which rivers are borders. */
function realBoard(rules: RuleSet, random: Random): Board {
  const board = random() < 0.5 ? CLASSIC : WARRING_STATES;
  return rules.on(board).rules.some(rule => rule.mayConvoy) ? MANDATE : board;
}
/** Few enough units to try every answer to every question. */
const MOST_UNITS = 8;
const SMALLEST = 5;
const ROOM = 10;

/** Returns many units on a small generated board, or close together on a real one. Depends only on the seed. */
export function battlefield(rules: RuleSet, seed: number): Skirmish {
  const random = seededRandom(seed);
  return random() < 0.35 ? onReal(rules, random) : onSmall(rules, random);
}

function onSmall(rules: RuleSet, random: Random): Skirmish {
  const board = compileBoard(smallBoard(random, SMALLEST + Math.floor(random() * SMALLEST)));
  const provinces = board.provinces.map(p => p.id);
  return skirmish(rules.on(board), provinces, MOST_UNITS, random);
}

function onReal(rules: RuleSet, random: Random): Skirmish {
  const board = realBoard(rules, random);
  return skirmish(rules.on(board), neighbourhood(board, ROOM, random), MOST_UNITS, random);
}

/** Returns as many units as in mid-game, all over a real board. */
export function crowd(rules: RuleSet, seed: number): Skirmish {
  const random = seededRandom(seed);
  const board = realBoard(rules, random);
  const provinces = board.provinces.map(p => p.id);
  return skirmish(rules.on(board), provinces, FEWEST_IN_A_CROWD + Math.floor(random() * FEWEST_IN_A_CROWD), random);
}
const FEWEST_IN_A_CROWD = 20;
