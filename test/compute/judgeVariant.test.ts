import { describe, expect, onTestFinished, test } from 'vitest';
import { compiled } from '../../src/authoring/compile/authoredVariant.js';
import { exampleFolder } from '../../src/authoring/example/exampleFolder.js';
import { type ComputeOptions, createComputeWorker } from '../../src/compute/computeWorker.js';
import { bytesOf, exampleWith, variantOf } from '../authoring/folders.js';

const WISH = { games: 3, seed: 1, years: 6, within: 600 };

function judge(texts = exampleFolder('shores'), wish = WISH, options: ComputeOptions = {}) {
  const compute = createComputeWorker(options);
  onTestFinished(() => compute.close());
  return compute.run('judgeVariant', { files: bytesOf(texts), wish });
}

describe('A variant is checked in the compute worker:', () => {
  test('the variant and its games come back, and the variant can be made again from what came', async () => {
    const done = await judge();
    if (!done.ok || !done.value.ok) throw new Error(JSON.stringify(done));
    const { written, board, geometry, sizes, games, notices } = done.value.value;
    expect(sizes.pictures).toEqual([{ heights: { channel: { unit: 16, name: 8.5 }, phone: { unit: 10.5, name: 5.6 } } }]);
    expect({ games: games.games, breaches: games.breaches, notices }).toEqual({ games: 3, breaches: [], notices: [] });
    const here = variantOf(exampleFolder('shores'));
    expect(board).toEqual(here.board);
    expect(geometry).toEqual(here.geometry);
    expect(compiled(written, board).rules).toEqual(here.variant.rules);
  });

  test('faults come back with their lines', async () => {
    const done = await judge(exampleWith('variant.json', '"A ash"', '"A wba"'));
    expect(done).toMatchObject({
      ok: true,
      value: { ok: false, fault: [{ file: 'variant.json', fault: { code: 'variant-unit-misplaced' } }] },
    });
  });

  test('where time runs out in a game, the games before it are told', async () => {
    const done = await judge(exampleFolder('shores'), { ...WISH, games: 1_000_000, within: 1 });
    if (!done.ok || !done.value.ok) throw new Error(JSON.stringify(done));
    const { games, notices } = done.value.value;
    expect(notices).toEqual([{ file: 'games', notice: { code: 'not-played', games: games.games } }]);
    expect(games.games).toBeLessThan(1_000_000);
    const none = await judge(exampleFolder('shores'), { ...WISH, within: 1e-6 });
    expect(none).toMatchObject({ ok: true, value: { ok: true, value: { games: { games: 0 } } } });
  });

  test('what takes too long is ended', async () => {
    const done = await judge(exampleFolder('shores'), { ...WISH, games: 1_000_000, years: 1_000 }, { deadline: 300 });
    expect(done).toEqual({ ok: false, fault: { code: 'took-too-long' } });
  });
});
