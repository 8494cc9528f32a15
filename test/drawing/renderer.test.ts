import { existsSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { createRenderer, type RendererOptions } from '../../src/drawing/renderer.js';
import type { Picture, Renderer } from '../../src/matches/context/ports.js';
import { boards, opening, viewOf } from './mapFixture.js';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const renderer of open.splice(0)) await renderer.close();
});
const closedLater = <T extends Renderer & { close(): Promise<void> }>(renderer: T): T => {
  open.push(renderer);
  return renderer;
};

const picture: Picture = { kind: 'position', game: 'classic', language: 'en', view: viewOf('classic', opening('classic')) };

/** Creates a "picture" that tells the faulty worker what to do. */
const pictureSaying = (what: string): Picture => JSON.parse(JSON.stringify(what));
const withFaultyWorker = (options: Pick<RendererOptions, 'deadline' | 'idle' | 'picturesPerWorker'> = {}) =>
  closedLater(createRenderer({ boards: () => boards, program: new URL('./faultyRenderProgram.mjs', import.meta.url), ...options }));

describe('The renderer', () => {
  test('draws pictures in the order asked', async () => {
    const renderer = withFaultyWorker();
    const numbers = await Promise.all(['a', 'b', 'c'].map(what => renderer.draw(pictureSaying(what))));
    expect(numbers.map(png => png[0])).toEqual([1, 2, 3]);
  });

  test('draws patient pictures after all others', async () => {
    const renderer = withFaultyWorker();
    const [first, patient, urgent] = await Promise.all([
      renderer.draw(pictureSaying('a'), 'patient'),
      renderer.draw(pictureSaying('b'), 'patient'),
      renderer.draw(pictureSaying('c')),
    ]);
    expect([first, patient, urgent].map(png => png?.[0])).toEqual([1, 3, 2]);
  });

  test.each([
    ['dies', 'die', 'stopped'],
    ['throws', 'throw', 'no such picture'],
  ])('loses one picture when its worker %s, and goes on with a new worker', async (_, what, because) => {
    const renderer = withFaultyWorker();
    const [before, lost, after] = await Promise.allSettled([
      renderer.draw(pictureSaying('a')),
      renderer.draw(pictureSaying(what)),
      renderer.draw(pictureSaying('b')),
    ]);
    expect(before.status).toBe('fulfilled');
    expect(lost).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining(because) } });
    expect(after.status).toBe('fulfilled');
  });

  test('gives up a picture that misses the deadline', async () => {
    const renderer = withFaultyWorker({ deadline: 2_000 });
    await expect(renderer.draw(pictureSaying('dawdle'))).rejects.toThrow('within 2000 ms');
    await expect(renderer.draw(pictureSaying('a'))).resolves.toBeInstanceOf(Uint8Array);
  });

  test('goes on after its worker is replaced', async () => {
    const renderer = withFaultyWorker({ picturesPerWorker: 2 });
    for (const what of ['a', 'b', 'c', 'd', 'e']) expect(await renderer.draw(pictureSaying(what))).toHaveLength(2);
  });

  test('lets its worker go when there has been no picture for a while, and goes on with a new one', async () => {
    const renderer = withFaultyWorker({ idle: 50 });
    const startOf = async () => (await renderer.draw(pictureSaying('started'))).join();
    const [first, soonAfter] = [await startOf(), await startOf()];
    await new Promise(resolve => setTimeout(resolve, 500));
    expect(soonAfter).toBe(first);
    expect(await startOf()).not.toBe(first);
  });

  test('draws nothing once closed, not even what was asked before', async () => {
    const renderer = withFaultyWorker();
    const late = Promise.allSettled([renderer.draw(pictureSaying('dawdle')), renderer.draw(pictureSaying('a'))]);
    await new Promise(resolve => setTimeout(resolve, 100));
    await renderer.close();
    expect((await late).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(renderer.draw(pictureSaying('a'))).rejects.toThrow('closed');
  });
});

describe('Boards of uploaded variants', () => {
  const stored = { board: '{}', geometry: '{}' };
  const drawing = (boardOf: RendererOptions['boardOf'] = async () => stored, options: Pick<RendererOptions, 'deadline'> = {}) => {
    const program = new URL('./faultyRenderProgram.mjs', import.meta.url);
    const renderer = closedLater(createRenderer({ boards: () => boards, boardOf, program, ...options }));
    /** The games whose boards the worker was sent with a picture, and those that it was told to drop. */
    const draw = async (more: object): Promise<[string[], string[]]> =>
      JSON.parse(new TextDecoder().decode(await renderer.draw(JSON.parse(JSON.stringify(more)))));
    return { renderer, draw };
  };
  const rows = (...games: readonly string[]) => ({ game: games[0], rows: games.map(game => ({ game })) });

  test('are sent with the first picture of them', async () => {
    const { draw } = drawing();
    expect(await draw(rows('1.a.1'))).toEqual([['1.a.1'], []]);
    expect(await draw(rows('1.a.1', '1.b.1'))).toEqual([['1.b.1'], []]);
    expect(await draw(rows('1.b.1', '1.a.1'))).toEqual([[], []]);
  });

  test('are sent again if they did not reach the worker, because another could not be read', async () => {
    let isAway = true;
    const { draw } = drawing(async game => {
      if (game === '1.b.1' && isAway) throw new Error('the records are away');
      return stored;
    });
    await expect(draw(rows('1.a.1', '1.b.1'))).rejects.toThrow('away');
    isAway = false;
    expect(await draw(rows('1.a.1'))).toEqual([['1.a.1'], []]);
  });

  test('hold up no other picture if they are never read', async () => {
    const { draw } = drawing(game => (game === '1.b.1' ? new Promise(() => undefined) : Promise.resolve(stored)), { deadline: 2_000 });
    const [stuck, after] = await Promise.allSettled([draw(rows('1.b.1')), draw(rows('1.a.1'))]);
    expect(stuck).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('within 2000 ms') } });
    expect(after).toMatchObject({ status: 'fulfilled', value: [['1.a.1'], []] });
  });

  test('are sent again if the worker could not read them, or the task could not be posted', async () => {
    const { draw, renderer } = drawing();
    await expect(draw({ game: 'broken', rows: [{ game: '1.a.1' }] })).rejects.toThrow('no such board');
    expect(await draw(rows('1.a.1'))).toEqual([['1.a.1'], []]);
    const unclonable = Object.assign(JSON.parse(JSON.stringify(rows('1.b.1'))), { no: () => 1 });
    await expect(renderer.draw(unclonable)).rejects.toThrow('could not be cloned');
    expect(await draw(rows('1.b.1'))).toEqual([['1.b.1'], []]);
  });

  test('are sent again to a worker that took the place of one that died', async () => {
    const { draw, renderer } = drawing();
    await draw(rows('1.a.1'));
    const startOf = async () => (await renderer.draw(pictureSaying('started')).catch(() => new Uint8Array())).join();
    const first = await startOf();
    await renderer.draw(pictureSaying('die later'));
    await expect.poll(startOf).not.toBe(first);
    expect(await draw(rows('1.a.1'))).toEqual([['1.a.1'], []]);
  });

  test('are dropped by the worker when it has many, those first that were not shown for longest', async () => {
    const { draw } = drawing();
    for (let i = 1; i <= 16; i++) expect(await draw(rows(`1.a.${i}`))).toEqual([[`1.a.${i}`], []]);
    await draw(rows('1.a.1'));
    expect(await draw(rows('1.a.17'))).toEqual([['1.a.17'], ['1.a.2']]);
    expect(await draw(rows('1.a.2', '1.a.3', '1.a.1'))).toEqual([['1.a.2'], ['1.a.4']]);
  });
});

describe('The built worker', () => {
  test('exists', () => expect(existsSync(new URL('../../dist/program/renderProgram.js', import.meta.url))).toBe(true));

  test('refuses a bad picture and draws the next', async () => {
    const renderer = closedLater(createRenderer({ boards: () => boards }));
    await expect(renderer.draw({ ...picture, view: {} })).rejects.toThrow('could not be drawn');
    const png = await renderer.draw(picture);
    expect([...png.subarray(0, 4)]).toEqual([137, 80, 78, 71]);
  });

  test('reads the boards itself if it is given none', async () => {
    const [own, given] = [closedLater(createRenderer()), closedLater(createRenderer({ boards: () => boards }))];
    expect(Buffer.compare(await own.draw(picture), await given.draw(picture))).toBe(0);
  });

  test('draws twenty pictures without using more memory, always the same bytes', async () => {
    const renderer = closedLater(createRenderer({ boards: () => boards }));
    for (let i = 0; i < 3; i++) await renderer.draw(picture);
    const before = process.memoryUsage().rss;
    const first = await renderer.draw(picture);
    for (let i = 0; i < 19; i++) expect(Buffer.compare(await renderer.draw(picture), first)).toBe(0);
    expect(process.memoryUsage().rss - before).toBeLessThan(120e6);
  });
});
