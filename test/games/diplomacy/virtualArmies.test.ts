import { expect, it } from 'vitest';
import { readBoardFile } from '../../../src/assets.js';
import { compileBoard } from '../../../src/games/diplomacy/board/board.js';
import type { Unit } from '../../../src/games/diplomacy/board/position.js';
import { diplomacy } from '../../../src/games/diplomacy/game/diplomacy.js';
import type { State } from '../../../src/games/diplomacy/model/state.js';
import type { WrittenOrder } from '../../../src/games/diplomacy/model/writtenOrder.js';
import { resolvePhase } from '../../../src/games/diplomacy/phases/resolvePhase.js';
import { warhammerFm05 } from './ownVariants.js';
import { situationIn } from './situation.js';

const variant = warhammerFm05(compileBoard(readBoardFile('warhammer-fm05')));
const army = (power: string, at: string): Unit => ({ power, type: 'A', at });

/** What is told of virtual armies after Bretonnia in the Grey Mountains was given this order. */
function told(order: WrittenOrder, units: readonly Unit[] = []) {
  const all = [army('bretonnia', 'grey'), ...units];
  const situation = situationIn(variant, 'movement', { units: all, dislodged: [], contested: [], centres: {} });
  return resolvePhase(variant, situation, new Map([['bretonnia', [order]]])).virtual;
}

it('Illusion: the strength with which the virtual army withstands is told, support included', () => {
  const held = { power: 'wood-elves', at: 'athe', success: true, outcome: { kind: 'held' } };
  expect(told({ kind: 'hold', type: 'A', at: 'grey' })).toEqual([{ ...held, hold: { total: 1, parts: [{ by: 1 }] } }]);
  expect(told({ kind: 'support', type: 'A', at: 'grey', of: 'athe' })).toEqual([
    { ...held, hold: { total: 2, parts: [{ by: 1 }, { by: 1, of: 'grey' }] } },
  ]);
});

it('Illusion: where a unit of the Wood Elves stays it is the unit that withstands', () => {
  expect(told({ kind: 'hold', type: 'A', at: 'grey' }, [army('wood-elves', 'athe')])).toEqual([
    { power: 'wood-elves', at: 'athe', success: true, outcome: { kind: 'supported' } },
  ]);
});

it('Illusion: the report of the phase tells of the virtual army', () => {
  const game = diplomacy(variant);
  const opened = game.open({ seats: ['wood-elves', 'bretonnia'], seed: 1, secret: '00', options: game.chosen?.parse({}) ?? {} });
  const units = [army('bretonnia', 'grey')];
  const spring: State = { ...opened, phase: 'movement', position: { ...opened.position, units } };
  const { report } = game.advance(spring, new Map());
  expect(report.virtual?.map(({ power, at, outcome }) => [power, at, outcome.kind])).toEqual([['wood-elves', 'athe', 'held']]);
});

it('Illusion: of equals it is the unit that stays, not the virtual army, that stops an attack', () => {
  const units = [army('bretonnia', 'grey'), army('wood-elves', 'athe'), army('bretonnia', 'quen')];
  const situation = situationIn(variant, 'movement', { units, dislodged: [], contested: [], centres: {} });
  const move = (at: string, to: string): WrittenOrder => ({ kind: 'move', type: 'A', at, to });
  const orders = new Map([
    ['bretonnia', [move('grey', 'athe')]],
    ['wood-elves', [move('athe', 'quen')]],
  ]);
  const [attack] = resolvePhase(variant, situation, orders).results;
  expect(attack?.outcome).toMatchObject({ kind: 'bounced', by: 'athe' });
});

it('Illusion: the report names the capitals that were chosen, where there are any', () => {
  const game = diplomacy(variant);
  const opened = game.open({ seats: ['wood-elves', 'bretonnia'], seed: 1, secret: '00', options: game.chosen?.parse({}) ?? {} });
  const spring: State = { ...opened, phase: 'movement', capitals: { tilea: 'mira' } };
  expect(game.advance(spring, new Map()).report.capitals).toEqual({ tilea: 'mira' });
});
