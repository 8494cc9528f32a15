import { describe, expect, test } from 'vitest';
import { readOwnVariant } from '../../../src/assets.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import { provinceOf } from '../../../src/games/diplomacy/board/location.js';
import type { Unit } from '../../../src/games/diplomacy/board/position.js';
import { explainOrder } from '../../../src/games/diplomacy/explanation/explainOrder.js';
import type { Finding } from '../../../src/games/diplomacy/explanation/orderExplanation.js';
import type { Report } from '../../../src/games/diplomacy/model/report.js';
import type { RuleModule } from '../../../src/games/diplomacy/model/ruleModule.js';
import type { State } from '../../../src/games/diplomacy/model/state.js';
import type { Variant } from '../../../src/games/diplomacy/model/variant.js';
import type { WrittenOrder } from '../../../src/games/diplomacy/model/writtenOrder.js';
import { advancePhase } from '../../../src/games/diplomacy/phases/advancePhase.js';

const classic = variantsOn(readOwnVariant).find(({ id }) => id === 'classic');
if (!classic) throw new Error('the standard game is not on offer');

const A = (power: string, at: string): Unit => ({ power, type: 'A', at });
const orderTo = ({ type, at }: Unit, order: object): WrittenOrder => ({ kind: 'hold', type, at, ...order });

/** Plays one movement phase with a rule that the game did not have before. Returns its report. */
function played(rule: RuleModule, orders: readonly (readonly [Unit, object])[]): { readonly variant: Variant; readonly report: Report } {
  const variant: Variant = { ...(classic ?? fail()), rules: [rule] };
  const state: State = {
    format: 1,
    variant: variant.id,
    seed: 0,
    powers: variant.board.powers.map(({ id }) => id),
    turn: { year: 1901, season: 'spring' },
    phase: 'movement',
    position: { units: orders.map(([unit]) => unit), dislodged: [], contested: [], centres: {} },
  };
  const written = new Map(
    state.powers.map(power => [power, { orders: orders.flatMap(([u, o]) => (u.power === power ? [orderTo(u, o)] : [])) }]),
  );
  return { variant, report: advancePhase(variant, state, written).report };
}
const fail = (): never => {
  throw new Error('no variant');
};

const findings = ({ variant, report }: ReturnType<typeof played>, at: string): readonly Finding[] =>
  explainOrder(variant, report, at)?.steps.map(({ finding }) => finding) ?? [];
const outcomeIn = ({ report }: ReturnType<typeof played>, at: string): string | undefined =>
  report.orders.find(({ order }) => order.kind !== 'waive' && provinceOf(order.at) === at)?.outcome.kind;

const [mar, bur, mun, ruh] = [A('france', 'mar'), A('germany', 'bur'), A('germany', 'mun'), A('france', 'ruh')];

describe('a rule with hooks that exist is one module: it is resolved and explained without another file', () => {
  test('ownStrength: a unit that attacks with 2', () => {
    const guards: RuleModule = {
      id: 'guards',
      ownStrength: ({ unit }, as) => (as === 'attack' && unit.power === 'france' ? 2 : undefined),
    };
    const phase = played(guards, [
      [mar, { kind: 'move', to: 'bur' }],
      [bur, { kind: 'hold' }],
    ]);
    expect(outcomeIn(phase, 'mar')).toBe('moved');
    expect(findings(phase, 'mar')).toContainEqual({ kind: 'by-rule', rule: 'guards', unit: mar, as: 'attack', by: 1 });
    expect(findings(phase, 'bur').filter(({ kind }) => kind === 'by-rule')).toEqual([
      { kind: 'by-rule', rule: 'guards', unit: mar, as: 'attack', by: 1 },
    ]);
  });

  test('ownStrength: a support of 2', () => {
    const guards: RuleModule = {
      id: 'guards',
      ownStrength: ({ unit }, as) => (as === 'support' && unit.power === 'france' ? 2 : undefined),
    };
    const phase = played(guards, [
      [mar, { kind: 'move', to: 'bur' }],
      [ruh, { kind: 'support', of: 'mar', to: 'bur' }],
      [bur, { kind: 'hold' }],
      [mun, { kind: 'support', of: 'bur' }],
    ]);
    expect(outcomeIn(phase, 'mar')).toBe('moved');
    expect(findings(phase, 'mar')).toContainEqual({ kind: 'by-rule', rule: 'guards', unit: ruh, as: 'support', by: 1 });
  });

  test('holdModifier and attackModifier: told only where they counted', () => {
    const mud: RuleModule = {
      id: 'mud',
      attackModifier: ({ to }) => (to === 'bur' ? { by: -1, because: 'mud' } : undefined),
      holdModifier: (_, at) => (at === 'mun' ? { by: 1, because: 'mud' } : undefined),
    };
    const phase = played(mud, [
      [mar, { kind: 'move', to: 'bur' }],
      [bur, { kind: 'hold' }],
      [ruh, { kind: 'move', to: 'mun' }],
      [mun, { kind: 'hold' }],
    ]);
    expect(findings(phase, 'mar')).toContainEqual({ kind: 'by-rule', rule: 'mud', unit: mar, as: 'attack', by: -1 });
    expect(findings(phase, 'mun')).toContainEqual({ kind: 'by-rule', rule: 'mud', unit: mun, as: 'hold', by: 1 });
    expect(findings(phase, 'bur')).not.toContainEqual(expect.objectContaining({ kind: 'by-rule', unit: bur }));
  });

  test('amend: a bonus that names its rule', () => {
    const stubborn: RuleModule = {
      id: 'stubborn',
      amend: (round, _, sofar) =>
        round && sofar.length === 0 && round.dislodged('bur') ? [{ at: 'bur', by: 1, because: 'stubborn' }] : [],
    };
    const phase = played(stubborn, [
      [mar, { kind: 'move', to: 'bur' }],
      [ruh, { kind: 'support', of: 'mar', to: 'bur' }],
      [bur, { kind: 'hold' }],
    ]);
    expect(outcomeIn(phase, 'bur')).toBe('held');
    expect(findings(phase, 'bur')).toContainEqual({ kind: 'by-rule', rule: 'stubborn', unit: bur, as: 'withstands', by: 1 });
  });
});
