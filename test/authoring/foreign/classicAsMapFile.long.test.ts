import { expect, test } from 'vitest';
import { readBoardFile } from '../../../src/assets.js';
import { playGames } from '../../../src/authoring/gate/playGames.js';
import { openingOrders } from './directReader.js';
import { imported, offeredOrders, playable } from './foreignFiles.js';

test('Classic, written as a .map file: the same opening orders, nearly all borders drawn, twenty games without a breach', () => {
  const text = asMapFile('classic');
  const read = imported({ 'classic.map': text });
  expect(read.tasks).toEqual([]);
  expect([...offeredOrders(playable(read))].sort()).toEqual([...openingOrders(text)].sort());
  const { borders, drawing } = JSON.parse(read.files.get('board.json') ?? '');
  expect(drawing.apart.length).toBeLessThan((borders.army.length + borders.fleet.length) / 12);
  expect([...playGames(playable(read), { games: 20, seed: 1, years: 6 })].flatMap(({ breach }) => breach ?? [])).toEqual([]);
});

/** A board of ours as a `.map` file. */
function asMapFile(id: string): string {
  const { provinces, borders, powers } = readBoardFile(id);
  const armies = new Map<string, string[]>();
  const fleets = new Map<string, string[]>();
  const note = (map: Map<string, string[]>, a: string, b: string): void => void map.set(a, [...(map.get(a) ?? []), b]);
  for (const [a, b] of borders.army) {
    note(armies, a, b);
    note(armies, b, a);
  }
  for (const [a, b] of borders.fleet) {
    note(fleets, a, b);
    note(fleets, b, a);
  }
  const base = (at: string): string => at.slice(0, 3);
  const lines = provinces.flatMap(({ id: at, kind, coasts }): string[] => {
    if (kind === 'impassable') return [];
    if (coasts.length > 0)
      return [
        `COAST ${at} ABUTS ${(armies.get(at) ?? []).map(one => one.toUpperCase()).join(' ')}`,
        ...coasts.map(
          coast =>
            `COAST ${at.toUpperCase()}/${coast.toUpperCase()} ABUTS ${(fleets.get(`${at}/${coast}`) ?? []).map(one => one.toUpperCase()).join(' ')}`,
        ),
      ];
    const [ways, sails] = [armies.get(at) ?? [], fleets.get(at) ?? []];
    const both = [
      ...sails.map(one => one.toUpperCase()),
      ...ways.filter(one => !sails.some(other => base(other) === one)).map(one => (sails.length > 0 ? one : one.toUpperCase())),
    ];
    return [`${kind === 'sea' ? 'WATER' : sails.length > 0 ? 'COAST' : 'LAND'} ${at.toUpperCase()} ABUTS ${both.join(' ')}`];
  });
  return [
    ...powers.map(
      ({ id: power, home, start }) =>
        `${power.toUpperCase()} ${home.join(' ').toUpperCase()}\n${start.map(({ type, at }) => `${type} ${at.toUpperCase()}`).join('\n')}`,
    ),
    ...provinces.map(({ id: at, name }) => `${name.en} = ${at}`),
    `UNOWNED ${provinces
      .filter(({ centre, home }) => centre && home === null)
      .map(({ id: at }) => at.toUpperCase())
      .join(' ')}`,
    ...lines,
  ].join('\n');
}
