import { expect, test } from 'vitest';
import { linesToShow } from '../../src/matches/read/linesToShow.js';
import { game, unitsFrom, winterOf } from '../games/diplomacy/battles/conquered.js';

/** What France reads in a winter in which it may build one unit, in Paris or in Marseilles. */
function read(text: string): readonly string[] {
  const winter = winterOf(0, { mar: 'france', tun: 'turkey', nap: 'turkey', rom: 'turkey' });
  const state = { ...winter, position: { ...winter.position, units: unitsFrom('france A bur, turkey A tun') } };
  const { submission } = game.read(state, 'france', text, undefined, 'en');
  const sheet = game.sheet(state, 'france', submission, 'en');
  return linesToShow(game, state, 'france', sheet).map(line => line.text ?? `(${line.label})`);
}

test('sites stay open until everything that may be built is built', () => {
  expect(read('')).toEqual(expect.arrayContaining(['(Paris)', '(Marseilles)']));
  expect(read('Build A Par')).toEqual(['Build A par']);
});

test('where a seat may decide everything, what is missing stays', () => {
  const { submission } = game.read({ ...winterOf(0), phase: 'movement' }, 'germany', 'A Mun H', undefined, 'en');
  const moving = { ...winterOf(0), phase: 'movement' } as const;
  const sheet = game.sheet(moving, 'germany', submission, 'en').filter(({ optional }) => !optional);
  expect(linesToShow(game, moving, 'germany', sheet).map(({ text }) => text)).toEqual(['A mun H', undefined]);
});
