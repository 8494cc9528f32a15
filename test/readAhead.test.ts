import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readCardsBoardFile, readOwnVariant } from '../src/assets.js';
import { catalogue } from '../src/games/catalogue/catalogue.js';
import { lessonVariantsOn, variantsOn } from '../src/games/catalogue/diplomacyVariants.js';
import type { AnyGame } from '../src/games/game.js';
import { LESSONS } from '../src/games/lessons/allLessons.js';
import { compileCardsBoard } from '../src/games/warring-states-cards/board/cardsBoard.js';
import { lessonsAhead, matchesAhead, readAhead } from '../src/readAhead.js';
import { newFolder, opened, remove } from './store/files.js';
import { runningMatch } from './store/records.js';

it('order texts are read in every game on offer, one in each turn of the event loop, and nothing is filed', async () => {
  const read = new Map<string, number>();
  let before = 0;
  let turn = 0;
  let ended = false;
  const counting = (game: AnyGame): AnyGame => ({
    ...game,
    read: (...texts) => {
      expect(turn, 'a turn of the event loop since the last text').toBeGreaterThan(before);
      before = turn;
      read.set(game.id, (read.get(game.id) ?? 0) + 1);
      expect(texts[3], 'what is on file').toBeUndefined();
      return game.read(...texts);
    },
  });
  const count = (): void => {
    turn += 1;
    if (!ended) setImmediate(count);
  };
  setImmediate(count);
  const games = new Map(
    [...catalogue(variantsOn(readOwnVariant), compileCardsBoard(readCardsBoardFile()))].map(([id, game]) => [id, counting(game)]),
  );
  await readAhead({ games });
  ended = true;
  expect([...read.keys()].sort()).toEqual([...games.keys()].sort());
  expect(Math.min(...read.values())).toBeGreaterThan(10);
});

it('lessons are played ahead, and no two phases of them are resolved in one turn of the event loop', async () => {
  const resolved: string[] = [];
  let turn = 0;
  let before = -1;
  let inOneTurn = 0;
  let ended = false;
  const count = (): void => {
    turn += 1;
    if (!ended) setImmediate(count);
  };
  setImmediate(count);
  onTestFinished(() => {
    ended = true;
  });
  const counting = (game: AnyGame): AnyGame => ({
    ...game,
    advance: (...given) => {
      resolved.push(game.id);
      if (turn === before) inOneTurn += 1;
      before = turn;
      return game.advance(...given);
    },
  });
  const counted = (games: ReadonlyMap<string, AnyGame>) => new Map([...games].map(([id, game]) => [id, counting(game)]));
  await lessonsAhead({
    games: counted(catalogue(variantsOn(readOwnVariant))),
    taught: counted(catalogue(lessonVariantsOn(readOwnVariant))),
  });
  for (const { game, steps } of LESSONS) expect(resolved.filter(id => id === game).length).toBeGreaterThanOrEqual(steps.length);
  expect(inOneTurn).toBe(0);
});

it('what reads a match, by itself or together with its server, is compiled before the first is read', async () => {
  const folder = newFolder();
  onTestFinished(() => remove(folder));
  const path = join(folder, 'records.db');
  const before = opened(path);
  const { id } = runningMatch(before.store);
  before.close();
  const { store, close } = opened(path);
  onTestFinished(close);
  const compiled = vi.spyOn(Database.prototype, 'prepare');
  onTestFinished(() => compiled.mockRestore());
  await matchesAhead({ store });
  expect(compiled).toHaveBeenCalled();
  compiled.mockClear();
  expect(await store.matches.read(id)).toMatchObject({ match: { id } });
  let decided: number | undefined;
  await store.servers.decideWithMatch({ guild: 'guild' }, id, (_, { match }) => {
    decided = match.id;
    return undefined;
  });
  expect(decided).toBe(id);
  expect(compiled).not.toHaveBeenCalled();
});
