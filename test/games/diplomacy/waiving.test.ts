import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../../src/assets.js';
import { compileBoard } from '../../../src/games/diplomacy/board/board.js';
import { diplomacy } from '../../../src/games/diplomacy/game/diplomacy.js';
import type { State, Submission } from '../../../src/games/diplomacy/model/state.js';
import { classic } from './ownVariants.js';

const game = diplomacy(classic(compileBoard(readBoardFile('classic'))));

/** Returns a winter in which Germany has lost that many of its three units and owns no centre. */
function winter(lost: number): State {
  const open = game.open({ seats: ['germany', 'france'], seed: 1, options: {} });
  const standing = open.position.units.filter(u => u.power === 'germany').slice(lost);
  return { ...open, turn: { year: 1901, season: 'winter' }, phase: 'adjustments', position: { ...open.position, units: standing } };
}

/** Returns what is filed after these lines, each of which is sent separately. */
const filed = (now: State, ...lines: readonly string[]): Submission =>
  lines.reduce<Submission>((onFile, line) => game.read(now, 'germany', line, onFile, 'en').submission, { orders: [] });
const texts = (now: State, onFile: Submission): readonly string[] =>
  game.sheet(now, 'germany', onFile, 'en').flatMap(({ text }) => text ?? []);

describe('A build that is waived', () => {
  it('is one of those that are due', () => {
    const now = winter(2);
    expect(texts(now, filed(now, 'Build A Mun', 'Waive'))).toHaveLength(2);
    const { lines, submission } = game.read(now, 'germany', 'Build A Mun; Build A Ber; Waive', undefined, 'en');
    expect(lines.map(({ fault }) => fault?.code)).toEqual([undefined, undefined, 'too-many-builds']);
    expect(texts(now, submission)).toHaveLength(2);
  });

  it('is built after all when a build is ordered and there is no other left', () => {
    const now = winter(2);
    expect(texts(now, filed(now, 'Waive', 'Build A Mun')).toSorted()).toEqual(['Build A mun', 'Waive']);
    expect(texts(now, filed(now, 'Waive', 'Build A Mun', 'Build A Ber')).toSorted()).toEqual(['Build A ber', 'Build A mun']);
  });

  it('is not built, though a build was on file before and has been cleared', () => {
    const now = winter(1);
    const [site] = game.options(now, 'germany', 'en');
    if (!site) throw new Error('Germany may build somewhere');
    const built = filed(now, site.choices[0]?.text ?? '');
    const cleared = game.clear(built, site.key);
    const waived = game.read(now, 'germany', 'Waive', cleared, 'en').submission;
    const { state, report } = game.advance(now, new Map([['germany', waived]]));
    expect(report.orders.map(({ outcome }) => outcome.kind)).toEqual(['waived']);
    expect(state.position.units).toHaveLength(2);
  });
});

describe('A build or a removal', () => {
  const withUnits = (state: State, ...at: readonly string[]): State => ({
    ...state,
    position: {
      ...state.position,
      units: [...state.position.units, ...at.map(one => ({ power: 'germany', type: 'A' as const, at: one }))],
    },
  });
  const faults = (state: State, text: string) => {
    const { lines, submission } = game.read(state, 'germany', text, undefined, 'en');
    return [lines.map(({ fault }) => fault), submission.orders.length];
  };

  it('beyond those that are due is refused, and what was ordered before stands', () => {
    const tooMany = { code: 'too-many-builds', due: 2 };
    expect(faults(withUnits(winter(3), 'ruh'), 'Build A Mun; Build A Ber; Build F Kie')).toEqual([[undefined, undefined, tooMany], 2]);
    const tooFew = { code: 'too-many-removals', due: 1 };
    expect(faults(withUnits(winter(0), 'ruh'), 'Remove A Mun; Remove A Ber')).toEqual([[undefined, tooFew], 1]);
  });
});
