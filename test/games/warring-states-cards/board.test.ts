import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCardsBoardFile } from '../../../src/assets.js';
import { DYNASTIES } from '../../../src/games/warring-states-cards/board/dynasties.js';
import { board } from './table.js';

const file = readCardsBoardFile();
const SOURCE = new URL('../../../../shared/maps/warring-states-cards.json', import.meta.url);

describe('The board of the card game', () => {
  it('has 12 states in rows of 3, 4 and 5, 38 strongholds and 49 roads', () => {
    expect([board.states.length, board.holds.length, file.roads.length]).toEqual([12, 38, 49]);
    expect(board.holds).toEqual(Array.from({ length: 38 }, (_, i) => `${i + 1}`));
    const heights = file.states.map(({ centre: [, y] }) => y);
    const rows = [...new Set(heights)].map(y => heights.filter(one => one === y).length);
    expect(rows).toEqual([3, 4, 5]);
  });

  it('joins the six strongholds around a state in a ring', () => {
    for (const id of board.states) {
      const ring = board.around(id);
      expect(new Set(ring).size).toBe(6);
      ring.forEach((hold, i) => {
        expect(board.neighbours(hold)).toContain(ring[(i + 1) % 6]);
      });
    }
  });

  it('has every road once, each between two states or at the edge of one', () => {
    const ends = file.roads.map(([a, b]) => [a, b].sort().join());
    expect(new Set(ends).size).toBe(ends.length);
    for (const [a, b] of file.roads) expect(board.statesAt(a).some(id => board.statesAt(b).includes(id))).toBe(true);
  });

  it('puts every stronghold at a corner of one to three states', () => {
    for (const { id, at } of file.strongholds) {
      const states = file.states.filter(({ centre }) => Math.hypot(centre[0] - at[0], centre[1] - at[1]) < 170);
      expect(states.map(state => state.id)).toEqual(board.statesAt(id));
      expect([1, 2, 3]).toContain(states.length);
    }
  });

  it('names five dynasties, and Zhou and Gu as the rules do', () => {
    expect(file.dynasties.map(({ id }) => id)).toEqual(DYNASTIES);
    expect(file.states.filter(({ status }) => status === 'seed').map(({ hanzi }) => hanzi)).toEqual(['周', '顧']);
  });

  it('credits the author, and says that the arrangement is a reconstruction, in both languages', () => {
    for (const credit of Object.values(file.credit))
      expect(credit).toMatch(/Nicholas Hjelmberg.*Nova Suecia Games.*reconstitué|Nicholas Hjelmberg.*Nova Suecia Games.*reconstruction/);
    expect(file.status).toBe('reconstructed');
  });

  it.skipIf(!existsSync(SOURCE))('is the board that was drawn for it (skipped where ../shared/maps is not at hand)', () => {
    const drawn = JSON.parse(readFileSync(SOURCE, 'utf8'));
    expect(file.roads).toEqual(drawn.roads);
    expect(file.states.map(({ id, hanzi, centre, strongholds }) => ({ id, hanzi, centre, strongholds }))).toEqual(
      drawn.states.map(({ id, hanzi, centre, strongholds }: (typeof file.states)[number]) => ({ id, hanzi, centre, strongholds })),
    );
    expect(file.strongholds.map(({ id, at: [x, y] }) => ({ id, x, y, states: board.statesAt(id) }))).toEqual(drawn.strongholds);
    expect(file.dynasties.map(({ id, hanzi, colour }) => [id, hanzi, colour])).toEqual(
      drawn.dynasties.map(({ id, hanzi, color }: { id: string; hanzi: string; color: string }) => [id, hanzi, color]),
    );
  });
});
