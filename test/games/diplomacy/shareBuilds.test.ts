import { expect, test } from 'vitest';
import { readBoardFile } from '../../../src/assets.js';
import { compileBoard } from '../../../src/games/diplomacy/board/board.js';
import type { Unit } from '../../../src/games/diplomacy/board/position.js';
import { diplomacy } from '../../../src/games/diplomacy/game/diplomacy.js';
import type { OrderResult } from '../../../src/games/diplomacy/model/report.js';
import { variantFor } from '../../../src/games/diplomacy/model/variant.js';
import { withDuchies } from '../../../src/games/diplomacy/phases/shareBuilds.js';
import { warhammerFm05 } from './ownVariants.js';

const variant = warhammerFm05(compileBoard(readBoardFile('warhammer-fm05')));
const options = diplomacy(variant).chosen?.parse({ duchies: 'Empire: NULN / MIDD', nations: 'Empire, Dwarves' }) ?? {};
const { terms } = diplomacy(variant).open({ seats: ['empire', 'empire-2', 'empire-3', 'dwarves'], seed: 1, secret: '00', options });
const { board } = variantFor(variant, terms);

/** Parses units by seat, such as "empire-2 A nuln". */
const unitsFrom = (text: string): readonly Unit[] =>
  text.split(', ').map(one => {
    const [seat = '', type, at = ''] = one.split(' ');
    const power = seat.replace(/-\d$/, '');
    return { power, type: type === 'F' ? 'F' : 'A', at, ...(power !== seat && { duchy: seat }) };
  });
const builds = (...places: readonly string[]) =>
  places.map(at => ({ order: { kind: 'build', type: 'A', at }, outcome: { kind: 'built' } }) as unknown as OrderResult);
const shared = (text: string, on = board, ...built: readonly string[]): readonly string[] =>
  withDuchies(on, { units: unitsFrom(text), dislodged: [], contested: [], centres: {} }, builds(...built)).units.map(
    unit => `${unit.duchy ?? unit.power} ${unit.at}`,
  );

test('what a shared nation builds goes to its seat with the fewest units, one after the other', () => {
  const before = 'empire A altd, empire A reik, empire-2 A nuln';
  expect(shared(`${before}, empire A midd`, board, 'midd')).toEqual(['empire altd', 'empire reik', 'empire-2 nuln', 'empire-3 midd']);
  expect(shared(`${before}, empire A midd, empire A tala`, board, 'midd', 'tala').slice(3)).toEqual(['empire-3 midd', 'empire-2 tala']);
});

test('in a tie to the first of them; of others nothing is shared', () => {
  expect(shared('empire A altd, empire-2 A nuln, empire-3 A midd, empire A tala, dwarves A kark', board, 'tala', 'kark')).toEqual([
    'empire altd',
    'empire-2 nuln',
    'empire-3 midd',
    'empire tala',
    'dwarves kark',
  ]);
  expect(shared('empire-2 A nuln, empire-3 A midd, empire A tala', board, 'tala').at(-1)).toBe('empire tala');
  expect(shared('france A par', compileBoard(readBoardFile('classic')), 'par')).toEqual(['france par']);
});
