import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readOwnVariant } from '../../../src/assets.js';
import { presentersFor } from '../../../src/discord/words/presentersFor.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import { type Diplomacy, diplomacy } from '../../../src/games/diplomacy/game/diplomacy.js';
import type { State } from '../../../src/games/diplomacy/model/state.js';
import { LANGUAGES } from '../../../src/lib/language.js';

const VARIANTS = variantsOn(readOwnVariant);
const PRESENTERS = presentersFor(VARIANTS);

function opened(id: string, options: Readonly<Record<string, string>> = {}, players?: number): { game: Diplomacy; state: State } {
  const variant = VARIANTS.find(one => one.id === id);
  if (!variant) throw new Error(`there is no ${id}`);
  const game = diplomacy(variant);
  const chosen = game.chosen?.parse(options) ?? {};
  const seats = game.seats(players ?? game.players.most, chosen);
  if (!seats.ok) throw new Error(seats.fault.code);
  return { game, state: game.open({ seats: seats.value.map(one => one.id), seed: 1, options: chosen }) };
}

const { game, state } = opened('classic');
const corrected = (text: string, from = state) => {
  if (!game.correct) throw new Error('no position of this game can be corrected');
  return game.correct(from, text, 'en');
};
const codes = (text: string, from?: State): readonly (string | undefined)[] =>
  corrected(text, from).lines.map(({ text: kept, fault }) => kept ?? fault?.code);
const at = (one: State, place: string) => one.position.units.find(unit => unit.at.split('/')[0] === place);

describe('a correction', () => {
  test('puts a unit into a place, or takes it away', () => {
    const { state: after, lines } = corrected('France: A Burgundy; nobody: A Par');
    expect(lines.map(({ text }) => text)).toEqual(['France: A bur', 'nobody: A par']);
    expect(at(after, 'bur')).toEqual({ power: 'france', type: 'A', at: 'bur' });
    expect(at(after, 'par')).toBeUndefined();
    expect(after.position.units).toHaveLength(state.position.units.length);
  });

  test('gives a centre to a power, or to nobody', () => {
    const { state: after } = corrected('fra: Belgium\npersonne : Munich');
    expect(after.position.centres).toMatchObject({ bel: 'france' });
    expect(after.position.centres).not.toHaveProperty('mun');
  });

  test.each([
    ['A Par H', 'correction-unclear'],
    ['Atlantis: A Bur', 'unknown-power'],
    ['France: A Atlantis', 'unknown-place'],
    ['France: A Marseilles', 'two-units'],
    ['France: F Bur', 'cannot-stand'],
    ['France: A North Sea', 'cannot-stand'],
    ['France: F Bulgaria', 'coast-needed'],
    ['nobody: A Bur', 'no-unit'],
    ['nobody: F Par', 'wrong-type'],
    ['France: Burgundy', 'no-centre'],
    ['France: Paris', 'so-already'],
    ['nobody: Belgium', 'so-already'],
  ])('%s is refused: %s, in words of both languages', (line, code) => {
    const { state: after, lines } = corrected(line);
    expect(lines.map(({ fault }) => fault?.code)).toEqual([code]);
    expect(after).toEqual(state);
    for (const language of LANGUAGES) {
      const said = PRESENTERS.get('classic')?.fault(lines[0]?.fault ?? { code: '' }, language);
      expect(said).toBeDefined();
      expect(said).not.toMatch(/\b(undefined|NaN)\b/);
    }
  });

  test('of several lines counts where others are refused, each read against those before it', () => {
    expect(codes('nobody: A Par; France: F Par; France: A Par; Turkey: A Par')).toEqual([
      'nobody: A par',
      'cannot-stand',
      'France: A par',
      'two-units',
    ]);
  });

  test('closes the place to those who retreat', () => {
    const fallen = { power: 'germany', type: 'A', at: 'mun', from: 'bur', convoyed: false, retreats: ['ruh', 'boh'] } as const;
    const retreating: State = { ...state, phase: 'retreats', position: { ...state.position, dislodged: [fallen] } };
    const { state: after } = corrected('Austria: A Boh', retreating);
    expect(after.position.dislodged).toEqual([{ ...fallen, retreats: ['ruh'] }]);
  });

  test('is refused while battles are fought', () => {
    expect(codes('France: A Bur', { ...state, fight: { stage: 'lists', orders: {} } })).toEqual(['not-while-fighting']);
  });

  test('counts the fleets of an open ocean', () => {
    const sea = opened('warhammer-fm05', { oceans: 'true' });
    const power = sea.state.powers[0] ?? '';
    const name = VARIANTS.find(({ id }) => id === 'warhammer-fm05')?.board.powers.find(({ id }) => id === power)?.name.en;
    const two = sea.game.correct?.(sea.state, `${name}: F NGWO; ${name}: F NGWO`, 'en');
    expect(two?.lines.map(({ fault }) => fault)).toEqual([undefined, undefined]);
    const now = two?.state ?? sea.state;
    const after = sea.game.correct?.(now, 'nobody: F NGWO; nobody: F NGWO#1; nobody: F NGWO', 'en');
    expect(after?.lines.map(({ fault }) => fault?.code)).toEqual(['which-fleet', undefined, undefined]);
    expect(after?.state.position).toEqual(sea.state.position);
  });

  test('of a duchy is of its nation, and its seat orders the unit', () => {
    const shared = opened('warhammer-fm05', { duchies: 'Empire: NULN' }, 4);
    const duchy = shared.state.powers.find(seat => seat.startsWith('empire-')) ?? '';
    const after = shared.game.correct?.(shared.state, `nobody: A altd; ${duchy}: A altd; nobody: altd; ${duchy}: altd`, 'en');
    expect(after?.lines.map(({ fault }) => fault)).toEqual([undefined, undefined, undefined, undefined]);
    expect(after?.state.position.units.at(-1)).toEqual({ power: 'empire', duchy, type: 'A', at: 'altd' });
    expect(after?.state.position.centres).toMatchObject({ altd: 'empire' });
  });

  test('reads back as it is told, in both languages', () => {
    for (const { id, board } of VARIANTS) {
      const table = opened(id);
      const lines = fc.record({
        power: fc.constantFrom(...table.state.powers),
        type: fc.constantFrom('A ', 'F ', ''),
        at: fc.constantFrom(...board.locations),
      });
      fc.assert(
        fc.property(lines, fc.constantFrom(...LANGUAGES), ({ power, type, at: place }, language) => {
          const typed = `${power}: ${type}${place}`;
          const once = table.game.correct?.(table.state, typed, language);
          const text = once?.lines[0]?.text;
          if (text === undefined) return;
          expect(table.game.correct?.(table.state, text, language)).toEqual({
            state: once?.state,
            lines: [{ typed: text, text, suggestions: [] }],
          });
        }),
        { numRuns: 40 },
      );
    }
  });
});
