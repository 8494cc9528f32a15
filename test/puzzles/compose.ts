import { readFileSync } from 'node:fs';
import { readOwnVariant } from '../../src/assets.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import type { Board } from '../../src/games/diplomacy/board/board.js';
import { provinceOf } from '../../src/games/diplomacy/board/location.js';
import { aroundProvinces, placeShown, type Theatre, theatreCalled, theatresOf } from '../../src/games/diplomacy/board/theatre.js';
import type { State, Submission } from '../../src/games/diplomacy/model/state.js';
import { lessonState } from '../../src/games/lessons/lessonState.js';
import { flawOf } from '../../src/games/lessons/provePuzzle.js';
import type { PuzzleAim } from '../../src/games/lessons/puzzleAim.js';
import { seededRandom } from '../../src/lib/random.js';
import { composed } from './findPuzzles.js';
import { recordOf } from './recordOf.js';

/*
 * Makes records of puzzles that were chosen: npm run puzzles:compose -- classic chosen.jsonl
 * Each line has an id, the seat, the season, the pieces, the aims and the solution, as the search prints them. Prints the file of
 * `games/lessons`, with the answers that stop all other sheets and with the counts; and how each sheet that looks right fails.
 */
const [, , id = 'classic', file = ''] = process.argv;
const variant = variantsOn(readOwnVariant).find(one => one.id === id);
const game = catalogue(variantsOn(readOwnVariant)).get(id);
if (!variant || !game) throw new Error(`there is no ${id}`);

interface Chosen {
  readonly id: string;
  readonly seat: string;
  readonly season: 'spring' | 'fall' | 'autumn';
  readonly pieces: readonly string[];
  readonly aims: readonly PuzzleAim[];
  readonly solution: string;
  readonly theatre?: string;
}

const records = readFileSync(file, 'utf8')
  .split('\n')
  .filter(line => line !== '')
  .map(line => JSON.parse(line) as Chosen)
  .map(one => {
    const position = { pieces: one.pieces, turn: { season: one.season, phase: 'movement' } } as const;
    const state = lessonState(game, position);
    const { orders } = game.read(state, one.seat, one.solution, undefined, 'en', 0).submission as Submission;
    const found = composed(variant, state, one.seat, one.aims, orders, seededRandom(1));
    const { proof, solution, refutations, tempting, level } = recordOf(variant, state, found);
    const theatre = one.theatre ?? theatreOf(variant.board, state);
    const puzzle = { id: one.id, position, seat: one.seat, aims: one.aims, solution, refutations, proof, ...(theatre && { theatre }) };
    const flaw = flawOf(game, variant, puzzle);
    console.error(`${one.id} (${level}): ${flaw ? JSON.stringify(flaw).slice(0, 400) : 'proved'}; ${solution}`);
    for (const line of tempting) console.error(`    ${line}`);
    return puzzle;
  });
console.log(JSON.stringify(records, undefined, 2));

/** The theatre that has all units furthest from its edge; if one is too near it in all of them, what is around the units. */
function theatreOf({ file }: Board, { position }: State): string | undefined {
  const at = position.units.map(unit => placeShown(file, provinceOf(unit.at)));
  const room = ([x0, y0, x1, y1]: Theatre['box']): number =>
    Math.min(...at.flatMap(place => (place ? [place[0] - x0, place[1] - y0, x1 - place[0], y1 - place[1]] : [])));
  const [best] = theatresOf(file).toSorted((a, b) => room(b.box) - room(a.box));
  if (best && room(best.box) > 22) return best.id;
  const around = aroundProvinces(position.units.map(unit => provinceOf(unit.at)));
  return theatreCalled(file, around) && around;
}
