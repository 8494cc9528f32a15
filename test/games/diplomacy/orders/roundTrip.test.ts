import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, fleetMayStand } from '../../../../src/games/diplomacy/board/board.js';
import { provinceOf } from '../../../../src/games/diplomacy/board/location.js';
import type { Position, Unit } from '../../../../src/games/diplomacy/board/position.js';
import type { PhaseKind } from '../../../../src/games/diplomacy/model/state.js';
import type { WrittenOrder } from '../../../../src/games/diplomacy/model/writtenOrder.js';
import { formatOrder } from '../../../../src/games/diplomacy/notation/formatOrder.js';
import { readOrder } from '../../../../src/games/diplomacy/notation/orderReader.js';
import { fold } from '../../../../src/games/diplomacy/notation/spelling.js';
import { classic, standing, warringStates } from './boards.js';

/** The places to which a unit can be ordered: provinces for armies; for fleets with their coasts, if they have any. */
const armyPlaces = (board: Board) => board.provinces.map(p => p.id);
const fleetPlaces = (board: Board) =>
  board.provinces.flatMap(p => (p.coasts.length > 0 ? p.coasts.map(coast => `${p.id}/${coast}`) : [p.id]));

const someUnit = (board: Board): fc.Arbitrary<Unit> => {
  const fleets = board.locations.filter(at => fleetMayStand(board, at));
  return fc.oneof(
    fc.constantFrom(...armyPlaces(board)).map((at): Unit => ({ power: 'own', type: 'A', at })),
    fc.constantFrom(...fleets).map((at): Unit => ({ power: 'own', type: 'F', at })),
  );
};

interface Written {
  readonly phase: PhaseKind;
  readonly position: Position;
  readonly order: WrittenOrder;
}

const someOrder = (board: Board): fc.Arbitrary<Written> =>
  fc
    .record({
      unit: someUnit(board),
      other: someUnit(board),
      army: fc.constantFrom(...armyPlaces(board)),
      fleet: fc.constantFrom(...fleetPlaces(board)),
      path: fc.array(fc.constantFrom(...armyPlaces(board)), { minLength: 1, maxLength: 3 }),
      holds: fc.boolean(),
      kind: fc.constantFrom('hold', 'move', 'via', 'support', 'convoy', 'raise', 'rapid', 'retreat', 'disband', 'build', 'remove', 'waive'),
    })
    .filter(({ unit, other }) => provinceOf(unit.at) !== provinceOf(other.at))
    .map(({ unit, other, army, fleet, path, holds, kind }): Written => {
      const { type, at } = unit;
      const to = type === 'A' ? army : fleet;
      const of = provinceOf(other.at);
      const supportedTo = other.type === 'A' ? army : fleet;
      const position = { units: [unit, other], dislodged: [], contested: [], centres: {} };
      const fallen = { units: [], dislodged: [{ ...unit, from: null, convoyed: false, retreats: [] }], contested: [], centres: {} };
      switch (kind) {
        case 'move':
          return { phase: 'movement', position, order: { kind: 'move', type, at, to } };
        case 'via':
          return { phase: 'movement', position, order: { kind: 'move', type, at, to, viaConvoy: true } };
        case 'support':
          return {
            phase: 'movement',
            position,
            order: holds || provinceOf(supportedTo) === of ? { kind, type, at, of } : { kind, type, at, of, to: supportedTo },
          };
        case 'convoy':
          return { phase: 'movement', position, order: { kind, type, at, of, to: army } };
        case 'rapid':
          return { phase: 'movement', position, order: { kind, type, at, path } };
        case 'retreat':
          return { phase: 'retreats', position: fallen, order: { kind, type, at, to } };
        case 'disband':
          return { phase: 'retreats', position: fallen, order: { kind, type, at } };
        case 'build':
          return { phase: 'adjustments', position, order: { kind, type, at: type === 'A' ? army : fleet } };
        case 'remove':
          return { phase: 'adjustments', position, order: { kind, type, at } };
        case 'raise':
          return { phase: 'movement', position, order: { kind, type, at } };
        case 'hold':
          return { phase: 'movement', position, order: { kind, type, at } };
        default:
          return { phase: 'adjustments', position, order: { kind: 'waive' } };
      }
    });

const typeIn =
  ({ units, dislodged }: Position) =>
  (province: string) =>
    [...units, ...dislodged].find(unit => provinceOf(unit.at) === province)?.type;

describe.each([classic, warringStates])('on the board $file.id', board => {
  it.each(['en', 'fr'] as const)('an order written out (%s) reads back as the same order', language => {
    fc.assert(
      fc.property(someOrder(board), ({ phase, position, order }) => {
        const text = formatOrder(board, order, language, typeIn(position));
        expect(readOrder(board, position, 'own', phase, text), text).toEqual({ ok: true, value: order });
        expect(readOrder(board, position, 'own', phase, text.toUpperCase().replaceAll(' - ', '-')), text).toEqual({
          ok: true,
          value: order,
        });
      }),
      { numRuns: 2000 },
    );
  });

  it('no text is too strange to be answered', () => {
    const word = fc.constantFrom(
      ...['A', 'F', 'S', 'C', 'H', '-', ' - ', '~>', ',', '/', 'via', 'R', 'à', 'é', "'", 'nc', 'Ji', 'xia', 'stp', 'convoy'],
      '\u{1F600}',
      '\u0301',
    );
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.array(word).map(words => words.join(' ')),
      fc.array(word).map(words => words.join('')),
    );
    fc.assert(
      fc.property(text, fc.constantFrom<PhaseKind>('movement', 'retreats', 'adjustments'), (typed, phase) => {
        const read = readOrder(board, standing('A ji, A xia, F stp/nc'), 'own', phase, typed);
        if (!read.ok) expect(read.fault.code).not.toBe('');
      }),
      { numRuns: 2000 },
    );
  });
});

it('folding a text keeps every sign in its place', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), text => fold(text).length === text.length));
});
