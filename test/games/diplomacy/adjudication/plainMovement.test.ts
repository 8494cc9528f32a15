import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../../../src/assets.js';
import { question } from '../../../../src/cli/adjudicate/question.js';
import { readAll } from '../../../../src/cli/adjudicate/readAll.js';
import { setUp } from '../../../../src/cli/adjudicate/setUp.js';
import { ordersByPower } from '../../../../src/games/diplomacy/adjudication/phaseOrders.js';
import { plainMovement } from '../../../../src/games/diplomacy/adjudication/plainMovement.js';
import { resolveByGraph } from '../../../../src/games/diplomacy/adjudication/resolveMovement.js';
import { compileBoard } from '../../../../src/games/diplomacy/board/board.js';
import type { Variant } from '../../../../src/games/diplomacy/model/variant.js';
import type { WrittenOrder } from '../../../../src/games/diplomacy/model/writtenOrder.js';
import { classic } from '../ownVariants.js';
import { battlefield, crowd } from './battlefields.js';
import { agreeing, standard } from './plainAgreement.js';

describe('Phases of the standard rules alone have the same results by numbers as by the graph of their orders', () => {
  it('in crowded corners full of plots', () => expect(agreeing(chosen => battlefield(standard, chosen), 150)).toBeGreaterThan(200));
  it('all over the board', () => expect(agreeing(chosen => crowd(standard, chosen), 50)).toBeGreaterThan(50));

  it('in every recorded phase, and none of them needs the graph', () => {
    const variant = classic(compileBoard(readBoardFile('classic')));
    const lines = gunzipSync(readFileSync('bench/recorded/movement-phases.jsonl.gz')).toString().trim().split('\n');
    for (const line of lines) {
      const asked = question.parse(JSON.parse(line));
      const set = setUp(variant, asked);
      if (!set.ok) throw new Error(`not a phase: ${line}`);
      const { orders } = readAll(variant, set.value, asked.orders);
      const given = ordersByPower(variant.board, set.value.position.units, orders);
      const found = plainMovement(variant, set.value.position, given.given);
      expect(JSON.stringify(found)).toBe(JSON.stringify(resolveByGraph(variant, set.value, given)));
    }
    expect(lines).toHaveLength(200);
  });
});

describe('The graph is needed', () => {
  const board = compileBoard(readBoardFile('classic'));
  const plain = classic(board);
  const army = (power: string, place: string) => ({ power, type: 'A' as const, at: place });
  const position = (...units: ReturnType<typeof army>[]) => ({ units, dislodged: [], contested: [], centres: {} });
  const move = (from: string, to: string): WrittenOrder => ({ kind: 'move', type: 'A', at: from, to });
  const isPlain = (variant: Variant, units: ReturnType<typeof army>[], orders: readonly (WrittenOrder | undefined)[]): boolean =>
    plainMovement(variant, position(...units), orders) !== undefined;
  const pair = [army('france', 'par'), army('france', 'bur')];

  it('not for what needs no rule but the standard ones', () => expect(isPlain(plain, pair, [move('par', 'pic')])).toBe(true));
  it('for units that move in a ring', () => {
    const ring = [army('france', 'par'), army('france', 'bur'), army('france', 'gas')];
    expect(isPlain(plain, ring, [move('par', 'bur'), move('bur', 'gas'), move('gas', 'par')])).toBe(false);
  });
  it('where a rule of the variant has a say', () => {
    expect(isPlain({ ...plain, rules: [{ id: 'walls' }] as unknown as Variant['rules'] }, pair, [])).toBe(false);
  });
  it('where fleets share an ocean', () => {
    const open = new Uint8Array(board.provinces.length);
    expect(isPlain({ ...plain, board: { ...board, open } }, pair, [])).toBe(false);
  });
  it('for orders that the standard rules do not know', () =>
    expect(isPlain(plain, pair, [{ kind: 'raise', type: 'A', at: 'par' }])).toBe(false));
  it('for two units in one province, and places that the board does not have', () => {
    expect(isPlain(plain, [...pair, army('germany', 'par')], [])).toBe(false);
    expect(isPlain(plain, [army('germany', 'moon')], [])).toBe(false);
    expect(isPlain(plain, pair, [move('par', 'moon')])).toBe(false);
    expect(isPlain(plain, pair, [{ kind: 'support', type: 'A', at: 'par', of: 'bur', to: 'moon' }])).toBe(false);
  });
});
