import { describe, expect, onTestFinished, test } from 'vitest';
import { exampleFolder } from '../../src/authoring/example/exampleFolder.js';
import { hostedVariant } from '../../src/authoring/gate/hostedVariant.js';
import { readUpload, type UploadRead } from '../../src/authoring/gate/judgeVariant.js';
import { writeZip } from '../../src/authoring/reading/writeZip.js';
import { createComputeWorker } from '../../src/compute/computeWorker.js';
import { createRenderer } from '../../src/drawing/renderer.js';
import { diplomacy } from '../../src/games/diplomacy/game/diplomacy.js';
import { OPPONENT_LEVELS } from '../../src/games/game.js';
import { bytesOf, exampleWith } from '../authoring/folders.js';

const GAME = '900.shores.1';
const zip = (): Uint8Array => writeZip(bytesOf(exampleFolder('shores')));

function stored(): UploadRead {
  const read = readUpload(zip());
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
}

function opening() {
  const game = diplomacy(hostedVariant(GAME, stored()));
  const state = game.open({ seats: ['north', 'west', 'east'], seed: 1, options: {} });
  return { game, state };
}

function worker(storedOf?: () => UploadRead) {
  const compute = createComputeWorker(storedOf && { storedOf });
  onTestFinished(() => compute.close());
  return compute;
}

describe('The compute worker', () => {
  test('reads a zip as it is stored', async () => {
    expect(await worker().run('readUpload', zip())).toEqual({ ok: true, value: { ok: true, value: stored() } });
  });

  test('says what is wrong with one', async () => {
    const done = await worker().run('readUpload', writeZip(bytesOf(exampleWith('variant.json', '"A ash"', '"A wba"'))));
    expect(done).toMatchObject({ value: { ok: false, fault: [{ file: 'variant.json', line: expect.any(Number) }] } });
  });

  test('plays trial games of what was read', async () => {
    const done = await worker().run('playTrial', { ...stored(), from: 2, games: 3, seed: 1, years: 6, within: 60_000 });
    expect(done).toMatchObject({ ok: true, value: { played: [{ number: 2 }, { number: 3 }] } });
  });

  test.each(OPPONENT_LEVELS)('has a %s order in a variant of a server, and is told what it is', async level => {
    const { game, state } = opening();
    const task = { game: GAME, state, seat: 'north', level, seed: 1, reports: [] } as const;
    const known = await worker(stored).run('opponentOrders', task);
    const lines = known.ok ? game.read(state, 'north', known.value, undefined, 'en', 0).lines : [];
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(({ fault }) => fault)).toEqual([]);
  });

  test('knows no variant that it was not told', async () => {
    const { state } = opening();
    const task = { game: GAME, state, seat: 'north', level: 'recruit', seed: 1, reports: [] } as const;
    await expect(worker().run('opponentOrders', task)).rejects.toThrow('not on offer');
  });
});

test('A board of a server is drawn, once its worker was sent it, and again by the next worker', async () => {
  const { game, state } = opening();
  let asked = 0;
  const { board, geometry } = stored();
  const renderer = createRenderer({
    picturesPerWorker: 2,
    boardOf: async id => {
      asked += 1;
      return id === GAME ? { board, geometry } : undefined;
    },
  });
  onTestFinished(() => renderer.close());
  const picture = { kind: 'position', game: GAME, view: game.view(state), language: 'en' } as const;
  const pngs = [await renderer.draw(picture), await renderer.draw(picture), await renderer.draw(picture), await renderer.draw(picture)];
  for (const png of pngs) expect([...png.slice(1, 4)]).toEqual([...new TextEncoder().encode('PNG')]);
  expect(pngs[1]).toEqual(pngs[0]);
  expect(pngs[3]).toEqual(pngs[0]);
  expect(asked).toBe(2);
  await expect(renderer.draw({ ...picture, game: '900.other.1' })).rejects.toThrow('no board to draw');
});
