import { describe, expect, test } from 'vitest';
import type { MatchInPlay } from '../../src/matches/read/matchInPlay.js';
import { readinessOf } from '../../src/matches/read/readiness.js';
import { conquered, game, play } from '../games/diplomacy/battles/conquered.js';

/** How far a seat is in this phase after it has sent a text. */
function readiness(state: Parameters<typeof game.view>[0], seat: string, text: string): string {
  const { submission, lines } = game.read(state, seat, text, undefined, 'en');
  expect(lines.flatMap(line => line.fault ?? [])).toEqual([]);
  const current = { game, phase: { state }, name: { awaits: [seat] } } as unknown as MatchInPlay;
  return readinessOf(current, seat, { ready: false, submission });
}

describe('A seat that owes orders', () => {
  test('has decided with one of them', () => expect(readiness(conquered(), 'germany', 'A Mun H')).toBe('on-file'));
  test('has not with a wish for battles alone, so Ready asks it first', () => {
    expect(readiness(conquered(), 'germany', 'favour France')).toBe('nothing-on-file');
  });
});

test('A battle list is owed, a wish beside it is not', () => {
  const { state } = play(conquered(), { germany: 'A Mun - Bur; A Ruh S A Mun - Bur', france: 'A Bur H' });
  expect(readiness(state, 'france', 'favour Germany')).toBe('nothing-on-file');
  expect(readiness(state, 'france', 'battle 1 A bur')).toBe('on-file');
});
