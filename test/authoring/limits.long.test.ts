import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MOST_LANGUAGES } from '../../src/authoring/checks/checkBoard.js';
import { hostedVariant } from '../../src/authoring/gate/hostedVariant.js';
import { playTrial, readUpload } from '../../src/authoring/gate/judgeVariant.js';
import { MOST_CHOICES, playGames } from '../../src/authoring/gate/playGames.js';
import { writeZip } from '../../src/authoring/reading/writeZip.js';
import { diplomacy } from '../../src/games/diplomacy/game/diplomacy.js';
import { bytesOf, exampleWith, faultsOf, lineOf, variantOf } from './folders.js';
import { imported, playable } from './foreign/foreignFiles.js';
import { largeFolder } from './largeFolder.js';

describe('Limits of variants:', () => {
  test('a hundred faults are told at most, the first ones', () => {
    const texts = exampleWith('variant.json', '"A ash"', Array.from({ length: 55 }, () => '"A nowhere"').join(', '));
    const again = exampleWith('variant.json', '"A mar"', Array.from({ length: 55 }, () => '"A nowhere"').join(', '), texts);
    expect(faultsOf(again).length).toBeGreaterThan(100);
    const read = readUpload(writeZip(bytesOf(again)));
    expect(read.ok ? 0 : read.fault.length).toBe(100);
    expect(read.ok ? undefined : read.fault[0]?.line).toBe(lineOf(again, 'variant.json', 'A nowhere'));
  });
});

describe('Names in languages', () => {
  const more = (count: number): string =>
    Array.from({ length: count }, (_, i) => `, "x${String.fromCharCode(97 + i)}": "Pinewood"`).join('');
  const named = (count: number) => exampleWith('board.json', '"fr": "La Pinède"', `"fr": "La Pinède"${more(count - 2)}`);

  test('are twelve at most', () => {
    expect(faultsOf(named(MOST_LANGUAGES))).toEqual([]);
    expect(faultsOf(named(MOST_LANGUAGES + 1))).toMatchObject([
      { file: 'board.json', where: 'provinces[1].name', fault: { code: 'variant-many-languages', most: MOST_LANGUAGES } },
    ]);
  });

  test('are twelve at most in titles too', () => {
    const titled = exampleWith('variant.json', '"fr": "Trois Rivages"', `"fr": "Trois Rivages"${more(MOST_LANGUAGES - 1)}`);
    expect(faultsOf(titled)).toMatchObject([{ file: 'variant.json', where: 'name', fault: { code: 'variant-many-languages' } }]);
  });
});

describe('Orders to choose from', () => {
  test('are so many at most: where all lands border each other there are more, and the first trial game says so', () => {
    const lands = Array.from({ length: 26 }, (_, i) => `P${String.fromCharCode(65 + i)}X`);
    const power = (name: string, homes: readonly string[]): string =>
      [`${name} ${homes.join(' ')}`, ...homes.map(at => `A ${at}`)].join('\n');
    const text = [
      ...[power('REDS', lands.slice(0, 24)), power('BLUES', lands.slice(24))],
      ...lands.map(at => `LAND ${at} ABUTS ${lands.filter(other => other !== at).join(' ')}`),
    ].join('\n');
    const variant = playable(imported({ 'all.map': text }));
    const [game] = [...playGames(variant, { games: 1, seed: 1, years: 1 })];
    expect(game?.breach).toMatchObject({ code: 'game-large', game: 1, most: MOST_CHOICES });
    expect(game?.breach && 'choices' in game.breach ? game.breach.choices : 0).toBeGreaterThan(MOST_CHOICES);
  });

  test('of fewer units are fewer', () => {
    const { variant } = variantOf(largeFolder({ provinces: 60, powers: 2, units: 6 }));
    expect([...playGames(variant, { games: 1, seed: 1, years: 1 })][0]?.breach).toBeUndefined();
  });
});

describe('A variant as it was stored by an earlier version', () => {
  const stored = JSON.parse(readFileSync(new URL('./stored/version-1.json', import.meta.url), 'utf8'));

  test('can still be opened and played', () => {
    const game = diplomacy(hostedVariant('900.shores.1', stored));
    let state = game.open({ seats: ['north', 'west', 'east'], seed: 1, options: {} });
    const orders = game.read(state, 'north', 'A ash - pin', undefined, 'en', 0);
    expect(orders.lines.filter(({ fault }) => fault)).toEqual([]);
    state = game.advance(state, new Map([['north', orders.submission]])).state;
    expect(state.position.units.map(({ at }) => at)).toContain('pin');
    const { played } = playTrial({ ...stored, games: 1, seed: 1, years: 3, from: 1, within: 60_000 });
    expect(played[0]).toMatchObject({ number: 1 });
    expect(played[0]?.breach).toBeUndefined();
  });
});
