import { describe, expect, test } from 'vitest';
import type { State } from '../../../../src/games/diplomacy/model/state.js';
import { conquered, game, play, unitsFrom, winterOf } from './conquered.js';

const stakes = (state: State, seat: string) => game.stakes?.(state, seat) ?? [];
const codes = (state: State, seat: string): readonly string[] => stakes(state, seat).map(({ code }) => code);
const sepoy: State['services'] = { italy: { as: 'sepoy', of: 'france', won: 0 } };

describe('What is at stake in battles', () => {
  test('for each declaration there is one: against whom, and with how many points on either side', () => {
    const { position } = conquered();
    const units = unitsFrom('france A bur, germany A mun, germany A ruh, england A pic, austria A vie, russia A mos');
    const orders = { germany: 'A Mun - Bur; A Ruh S A Mun - Bur', france: 'A Bur H', england: 'A Pic - Bur' };
    const { state } = play(conquered({ position: { ...position, units } }), orders);
    expect(stakes(state, 'france').filter(({ code }) => code !== 'owes-battles')).toEqual([
      { code: 'battle-open', unit: 'A bur', as: 'hold', at: 'bur', against: ['germany', 'england'], own: 1000, theirs: 3000 },
      { code: 'battle-default' },
    ]);
  });

  test('whoever is not dislodged reads who may fight for the place of the unit, which losing would cost', () => {
    const { position } = conquered();
    const units = unitsFrom('france A bur, france A par, germany A mun, germany A ruh, england A pic, austria A vie, russia A mos');
    const held = { germany: 'A Mun - Bur', france: 'A Bur H; A Par S A Bur', england: 'A Pic - Bur' };
    const lost = { germany: 'A Mun - Bur; A Ruh S A Mun - Bur', france: 'A Bur - Par; A Par - Bre', england: 'A Pic - Bur' };
    const playedOut = (said: Readonly<Record<string, string>>): State => play(conquered({ position: { ...position, units } }), said).state;
    expect(stakes(playedOut(held), 'france').filter(({ code }) => code !== 'owes-battles')).toEqual([
      { code: 'battle-threat', unit: 'A bur', as: 'stays', at: 'bur', by: ['germany', 'england'] },
    ]);
    expect(stakes(playedOut(held), 'russia')).toEqual([]);
    expect(stakes(playedOut(lost), 'germany')).toEqual([
      { code: 'battle-threat', unit: 'A mun', as: 'enters', at: 'bur', by: ['england'] },
    ]);
  });

  test('a unit that may either hold or move fights only one of the two battles', () => {
    const said = { germany: 'A Mun - Bur; A Ruh S A Mun - Bur', france: 'A Bur - Mun' };
    const { state } = play(conquered(), said);
    const open = stakes(state, 'france').filter(({ code }) => code === 'battle-open');
    expect(codes(state, 'france').includes('battle-either')).toBe(open.length === 2);
    expect(open.length).toBe(2);
  });

  test('a nation owes its Sepoys a battle while it orders and declares, not while battles are fought, nor in winter', () => {
    const declared = { germany: 'A Mun - Bur; A Ruh S A Mun - Bur', france: 'A Bur H' };
    const lists = play(conquered({ services: sepoy }), declared).state;
    expect(codes(conquered({ services: sepoy }), 'france')).toEqual(['owes-battles']);
    expect(codes(lists, 'france')).toContain('owes-battles');
    expect(codes(lists, 'germany')).not.toContain('owes-battles');
    expect(stakes(lists, 'russia')).toEqual([]);
    expect(codes(winterOf(0), 'france')).not.toContain('owes-battles');
  });

  test('a conquered player serves a nation, or is asked for one', () => {
    expect(stakes(conquered(), 'italy')).toEqual([{ code: 'conquered' }]);
    expect(stakes(conquered({ services: { italy: { as: 'mercenary', of: 'russia', won: 0 } } }), 'italy')).toEqual([
      { code: 'serves-as-mercenary', of: 'russia' },
    ]);
    expect(stakes(conquered({ services: { italy: { as: 'sepoy', of: 'france', won: 2 } } }), 'italy')).toEqual([
      { code: 'serves-as-sepoy', of: 'france', won: 2, needed: 3 },
    ]);
  });

  test('once a nation has a list, each of its battles says whether it is on it, and nothing is said of what comes without one', () => {
    const said = { germany: 'A Mun - Bur; A Ruh S A Mun - Bur', france: 'A Bur - Mun' };
    const { state } = play(conquered(), said);
    const { submission } = game.read(state, 'france', 'Battle A Bur hold', undefined, 'en');
    const listed = game.stakes?.(state, 'france', submission) ?? [];
    const told = listed.map(one => (one.code === 'battle-open' ? `${one.as} ${one.listed}` : one.code));
    expect(told).toEqual(['owes-battles', 'hold true', 'move false', 'battle-either']);
    expect(codes(state, 'france')).toContain('battle-default');
  });

  test('nothing is declared before lists are due', () => {
    expect(codes(conquered({ services: sepoy }), 'germany')).toEqual([]);
  });
});
