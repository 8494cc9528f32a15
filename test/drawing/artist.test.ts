import { existsSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { createRenderer } from '../../src/drawing/renderer.js';
import type { Artist, Picture } from '../../src/matches/ports.js';
import { boards, opening, viewOf } from './boardsOnFile.js';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const artist of open.splice(0)) await artist.close();
});
const kept = <T extends Artist & { close(): Promise<void> }>(artist: T): T => {
  open.push(artist);
  return artist;
};

const picture: Picture = { kind: 'position', game: 'classic', language: 'en', view: viewOf('classic', opening('classic')) };

/** What the stand-in worker understands. */
const tell = (what: string): Picture => JSON.parse(JSON.stringify(what));
const withStandIn = (habits: { readonly patience?: number; readonly lifetime?: number } = {}) =>
  kept(createRenderer({ boards: () => boards, program: new URL('./faintingWorker.mjs', import.meta.url), ...habits }));

describe('The artist', () => {
  test('draws pictures in the order asked', async () => {
    const artist = withStandIn();
    const numbers = await Promise.all(['a', 'b', 'c'].map(what => artist.draw(tell(what))));
    expect(numbers.map(png => png[0])).toEqual([1, 2, 3]);
  });

  test('draws what is patient behind what somebody waits for', async () => {
    const artist = withStandIn();
    const [first, patient, urgent] = await Promise.all([
      artist.draw(tell('a'), 'patient'),
      artist.draw(tell('b'), 'patient'),
      artist.draw(tell('c')),
    ]);
    expect([first, patient, urgent].map(png => png?.[0])).toEqual([1, 3, 2]);
  });

  test.each([
    ['dies', 'die', 'stopped'],
    ['throws', 'throw', 'out of ink'],
  ])('loses one picture when its worker %s, and goes on with a new one', async (_, what, because) => {
    const artist = withStandIn();
    const [before, lost, after] = await Promise.allSettled([artist.draw(tell('a')), artist.draw(tell(what)), artist.draw(tell('b'))]);
    expect(before.status).toBe('fulfilled');
    expect(lost).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining(because) } });
    expect(after.status).toBe('fulfilled');
  });

  test('gives up a picture that takes too long', async () => {
    const artist = withStandIn({ patience: 2_000 });
    await expect(artist.draw(tell('dawdle'))).rejects.toThrow('within 2000 ms');
    await expect(artist.draw(tell('a'))).resolves.toBeInstanceOf(Uint8Array);
  });

  test('goes on after its worker’s life is over', async () => {
    const artist = withStandIn({ lifetime: 2 });
    for (const what of ['a', 'b', 'c', 'd', 'e']) expect(await artist.draw(tell(what))).toHaveLength(2);
  });

  test('draws nothing when closed, not even what was asked before', async () => {
    const artist = withStandIn();
    const late = Promise.allSettled([artist.draw(tell('dawdle')), artist.draw(tell('a'))]);
    await new Promise(resolve => setTimeout(resolve, 100));
    await artist.close();
    expect((await late).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(artist.draw(tell('a'))).rejects.toThrow('closed');
  });
});

describe('The worker as built', () => {
  test('is there', () => expect(existsSync(new URL('../../dist/drawing/renderProgram.js', import.meta.url))).toBe(true));

  test('refuses a bad picture and draws the next', async () => {
    const artist = kept(createRenderer({ boards: () => boards }));
    await expect(artist.draw({ ...picture, view: {} })).rejects.toThrow('could not be drawn');
    const png = await artist.draw(picture);
    expect([...png.subarray(0, 4)]).toEqual([137, 80, 78, 71]);
  });

  test('reads the boards itself where it is given none, so that nobody waits for that', async () => {
    const [own, given] = [kept(createRenderer()), kept(createRenderer({ boards: () => boards }))];
    expect(Buffer.compare(await own.draw(picture), await given.draw(picture))).toBe(0);
  });

  test('keeps its memory while it draws twenty pictures, all the same', async () => {
    const artist = kept(createRenderer({ boards: () => boards }));
    for (let i = 0; i < 3; i++) await artist.draw(picture);
    const before = process.memoryUsage().rss;
    const first = await artist.draw(picture);
    for (let i = 0; i < 19; i++) expect(Buffer.compare(await artist.draw(picture), first)).toBe(0);
    expect(process.memoryUsage().rss - before).toBeLessThan(120e6);
  });
});
