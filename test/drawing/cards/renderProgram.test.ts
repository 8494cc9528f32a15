import { afterAll, expect, test } from 'vitest';
import { createRenderer } from '../../../src/drawing/renderer.js';
import type { Picture } from '../../../src/matches/context/ports.js';
import { game, stateIn } from '../../games/warring-states-cards/table.js';

const renderer = createRenderer({ boards: () => new Map() });
afterAll(() => renderer.close());

test('The built worker draws tables and hands, and goes on after a bad picture', async () => {
  const state = stateIn(6, 0.5);
  const table: Picture = { kind: 'position', game: game.id, view: game.view(state), language: 'fr' };
  const hand: Picture = { kind: 'hand', game: game.id, view: game.view(state, 'chu'), language: 'fr' };
  const answers = await Promise.allSettled([table, { ...hand, view: game.view(state) }, hand].map(picture => renderer.draw(picture)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(Buffer.compare(await renderer.draw(table), await renderer.draw(hand))).not.toBe(0);
});
