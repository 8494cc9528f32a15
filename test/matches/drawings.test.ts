import { expect, test } from 'vitest';
import type { Picture } from '../../src/matches/context/ports.js';
import { createDrawings } from '../../src/matches/delivery/drawings.js';
import { openMemoryStore } from '../records/memory.js';
import { lobbyOf, queued, world } from './world.js';

test('The pictures of a message are drawn once, and anew if it has others by the time it is posted', async () => {
  const drawn: Picture[] = [];
  const draw = async (picture: Picture): Promise<Uint8Array> => {
    drawn.push(picture);
    return new Uint8Array();
  };
  const nothing = async (): Promise<Uint8Array> => new Uint8Array();
  const drawings = createDrawings(
    { draw, outline: nothing, page: nothing },
    () => undefined,
    () => undefined,
  );
  const w = world(openMemoryStore());
  await lobbyOf(w);
  const [card] = await queued(w);
  if (!card) throw new Error('no card of the lobby is queued');
  const plain = { kind: 'position', game: 'classic', language: 'en' };
  const [board, same, byNight] = [plain, { ...plain }, { ...plain, look: 'night' }].map((picture): Picture => picture as never);
  if (!board || !same || !byNight) throw new Error('there are three');
  const first = drawings.of(card, [board]);
  expect(drawings.of(card, [same])).toBe(first);
  const second = drawings.of(card, [byNight]);
  await second.drawn;
  expect(drawn).toEqual([board, byNight]);
  expect((await second.drawn).map(({ shows }) => shows)).toEqual([byNight]);
});
