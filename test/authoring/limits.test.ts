import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hostedVariant } from '../../src/authoring/gate/hostedVariant.js';
import { playTrial, readUpload } from '../../src/authoring/gate/judgeVariant.js';
import { writeZip } from '../../src/authoring/reading/writeZip.js';
import { diplomacy } from '../../src/games/diplomacy/game/diplomacy.js';
import { bytesOf, exampleWith, faultsOf, lineOf } from './folders.js';

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
