import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cauldronFolder } from '../../cartography/cauldron/cauldronFolder.js';
import { judgeVariant } from '../../src/authoring/gate/judgeVariant.js';
import { FOLDER_FILES } from '../../src/authoring/model/variantFault.js';

const AT = '../../docs/examples/cauldron';
const files = new Map(FOLDER_FILES.map(file => [file, new Uint8Array(readFileSync(new URL(`${AT}/${file}`, import.meta.url)))]));

function judged() {
  const read = judgeVariant(files, { games: 0, seed: 1, years: 1, within: 60 });
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
}

test('docs/examples/cauldron is what npm run cauldron writes', async () => {
  for (const [file, text] of cauldronFolder()) await expect(text).toMatchFileSnapshot(`${AT}/${file}`);
});

test('docs/examples/cauldron can be hosted, and there is nothing to look at', () => {
  const { notices, board } = judged();
  expect(notices).toEqual([]);
  expect(board.provinces).toHaveLength(22);
  expect(board.victory).toEqual({ centres: 8, of: 13, notCounted: [], lastYear: 10 });
});

describe('docs/examples/cauldron is the same for its three powers', () => {
  const { board } = judged();
  const turns = turnsOf(board);

  test('there is a turn of the board that takes each power to the next', () => {
    expect(turns).toHaveLength(1);
  });

  test('three such turns leave everything where it was', () => {
    const [turn = new Map<string, string>()] = turns;
    const next = (id: string): string => turn.get(id) ?? '';
    for (const { id } of board.provinces) {
      expect([id, next(next(next(id)))]).toEqual([id, id]);
      expect([id, next(id) === id]).toEqual([id, id === 'emb']);
    }
  });
});

type Board = ReturnType<typeof judged>['board'];

/**
 * All ways to map provinces onto provinces so that kinds, centres and borders stay, and homes, units and lands of each power become those of
 * the next.
 */
function turnsOf({ provinces, borders, powers }: Board): readonly ReadonlyMap<string, string>[] {
  const neighbours = (pairs: readonly (readonly string[])[]) => new Set(pairs.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const [army, fleet] = [neighbours(borders.army), neighbours(borders.fleet)];
  const rank = (power: number, round: number): number => (power + round) % powers.length;
  /** What a province is, with its powers counted on by `round`. */
  const roleOf = ({ id, kind, centre, coasts }: Board['provinces'][number], round: number): string => {
    const of = powers.flatMap(({ home, start, regions }, power) => {
      const unit = start.find(({ at }) => at === id);
      return [home.includes(id) && 'home', unit?.type, regions.includes(id) && 'land'].flatMap(what =>
        what ? `${what} of ${rank(power, round)}` : [],
      );
    });
    return JSON.stringify([kind, centre, coasts, of.toSorted()]);
  };
  const found: ReadonlyMap<string, string>[] = [];
  const extend = (turn: ReadonlyMap<string, string>): void => {
    const province = provinces[turn.size];
    if (!province) {
      found.push(turn);
      return;
    }
    const taken = new Set(turn.values());
    for (const other of provinces) {
      if (taken.has(other.id) || roleOf(province, 1) !== roleOf(other, 0)) continue;
      const keeps = [...turn].every(([a, b]) =>
        [army, fleet].every(pairs => pairs.has(`${a} ${province.id}`) === pairs.has(`${b} ${other.id}`)),
      );
      if (keeps) extend(new Map([...turn, [province.id, other.id]]));
    }
  };
  extend(new Map());
  return found;
}
