import { describe, expect, test } from 'vitest';
import { readOwnVariant } from '../../../src/assets.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import { provinceOf } from '../../../src/games/diplomacy/board/location.js';
import type { Unit } from '../../../src/games/diplomacy/board/position.js';
import { explainableOrders } from '../../../src/games/diplomacy/explanation/explainableOrders.js';
import { explainOrder } from '../../../src/games/diplomacy/explanation/explainOrder.js';
import type { ExplanationStep, Finding } from '../../../src/games/diplomacy/explanation/orderExplanation.js';
import { type Report, report } from '../../../src/games/diplomacy/model/report.js';
import type { State, Submission } from '../../../src/games/diplomacy/model/state.js';
import { dealtPowers, type Variant } from '../../../src/games/diplomacy/model/variant.js';
import type { WrittenOrder } from '../../../src/games/diplomacy/model/writtenOrder.js';
import { ordersOfUnit } from '../../../src/games/diplomacy/orders/legalOrders.js';
import { advancePhase } from '../../../src/games/diplomacy/phases/advancePhase.js';
import { type Random, seededRandom } from '../../../src/lib/random.js';

const VARIANTS = variantsOn(readOwnVariant);
const variantOf = (id: string): Variant => VARIANTS.find(v => v.id === id) ?? fail(id);
const fail = (id: string): never => {
  throw new Error(`no variant ${id}`);
};
const classic = variantOf('classic');
const warring = variantOf('warring-states-v2');
const mandate = variantOf('mandate-of-heaven');

const A = (power: string, at: string): Unit => ({ power, type: 'A', at });
const F = (power: string, at: string): Unit => ({ power, type: 'F', at });

const stateOf = (variant: Variant, units: readonly Unit[], more: Partial<State> = {}): State => ({
  format: 1,
  variant: variant.id,
  seed: 0,
  powers: dealtPowers(variant).map(p => p.id),
  turn: { year: variant.board.file.year.start, season: 'spring' },
  phase: 'movement',
  position: { units, dislodged: [], contested: [], centres: {} },
  ...more,
});
const send = (orders: Readonly<Record<string, readonly WrittenOrder[]>>): ReadonlyMap<string, Submission> =>
  new Map(Object.entries(orders).map(([power, own]) => [power, { orders: [...own] }]));

const kindsOf = (steps: readonly ExplanationStep[] = []): readonly Finding['kind'][] => steps.map(({ finding }) => finding.kind);

/** Plays a crowded board with random orders. Votes for powers without a player are unanimous. */
function brawl(variant: Variant, random: Random): Report {
  const { board } = variant;
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] ?? fail('nothing to pick');
  const powers = [...board.powers.slice(0, 2), ...board.powers.slice(-1)].map(p => p.id);
  const dealt = dealtPowers(variant).map(p => p.id);
  const taken = new Set<string>();
  const units = board.locations.flatMap((at): Unit[] => {
    const types = [
      ...((board.fleetNeighbours.get(at)?.length ?? 0) > 0 ? ['F' as const] : []),
      ...((board.armyNeighbours.get(at)?.length ?? 0) > 0 ? ['A' as const] : []),
    ];
    if (taken.has(provinceOf(at)) || types.length === 0 || random() < 0.4) return [];
    taken.add(provinceOf(at));
    return [{ power: pick(powers), type: pick(types), at }];
  });
  const state = stateOf(variant, units);
  const ordered = units.map(unit => {
    const legal = ordersOfUnit(variant, state.position, unit);
    const kind = pick([...new Set(legal.map(o => o.kind))]);
    return { power: unit.power, order: pick(legal.filter(o => o.kind === kind)) };
  });
  const sent = powers.flatMap((power): [string, Submission][] => {
    const orders = ordered.filter(o => o.power === power || !dealt.includes(o.power)).map(o => o.order);
    return dealt.includes(power) ? [[power, { orders }]] : [];
  });
  return advancePhase(variant, state, new Map(sent)).report;
}

describe.each([classic, warring, mandate])('on crowded boards of $id', variant => {
  const reports = Array.from({ length: 12 }, (_, i) => brawl(variant, seededRandom(i + 1)));
  const explained = reports.flatMap(told =>
    told.before.units.map(unit => {
      const at = provinceOf(unit.at);
      return { told, at, explanation: explainOrder(variant, told, at) };
    }),
  );

  test('every order is explained, and first of all told', () => {
    expect(explained.length).toBeGreaterThan(300);
    for (const { told, at, explanation } of explained) {
      const result = told.orders.find(({ order }) => order.kind !== 'waive' && provinceOf(order.at) === at);
      expect(explanation?.steps[0]).toMatchObject({ level: 0, finding: { kind: 'result', result } });
    }
  });

  test('no explanation is endless, says anything twice, or hangs a line on nothing', () => {
    for (const { explanation } of explained) {
      const steps = explanation?.steps ?? [];
      expect(steps.length).toBeLessThanOrEqual(40);
      expect(new Set(steps.map(({ finding }) => JSON.stringify(finding))).size).toBe(steps.length);
      steps.forEach(({ level }, i) => {
        expect(level).toBeLessThanOrEqual(i === 0 ? 0 : Math.min(4, (steps[i - 1]?.level ?? 0) + 1));
      });
    }
  });

  test('every reason cites a rule', () => {
    for (const { explanation } of explained)
      for (const { finding, rule } of explanation?.steps ?? []) expect(rule !== undefined, finding.kind).toBe(finding.kind !== 'result');
  });

  test('the report as it is stored is enough', () => {
    for (const { told, at, explanation } of explained.slice(0, 100))
      expect(explainOrder(variant, report.parse(JSON.parse(JSON.stringify(told))), at)).toEqual(explanation);
  });
});

describe('what can be explained', () => {
  const told = advancePhase(
    classic,
    stateOf(classic, [A('germany', 'mun'), F('england', 'nth'), A('germany', 'ber'), A('germany', 'tyr')]),
    send({
      germany: [
        { kind: 'move', type: 'A', at: 'mun', to: 'boh' },
        { kind: 'move', type: 'A', at: 'ber', to: 'pru' },
        { kind: 'move', type: 'A', at: 'tyr', to: 'boh' },
      ],
    }),
  ).report;

  test('are the orders of the phase, power by power, those that failed first', () => {
    expect(explainableOrders(classic, told, 'en').map(({ key, power, text }) => `${power} ${key}: ${text}`)).toEqual([
      'england nth: F nth H',
      'germany mun: A mun - boh',
      'germany tyr: A tyr - boh',
      'germany ber: A ber - pru',
    ]);
  });

  test('is nothing where nobody stood', () => {
    expect(explainOrder(classic, told, 'lon')).toBeUndefined();
  });
});

describe('in winter', () => {
  const centres = { ber: 'germany', mun: 'germany' };
  const winter = (units: readonly Unit[], owned: Readonly<Record<string, string>>): State =>
    stateOf(classic, units, {
      phase: 'adjustments',
      turn: { year: 1901, season: 'winter' },
      position: { units, dislodged: [], contested: [], centres: owned },
    });

  test('a unit that civil disorder took is the farthest one', () => {
    const { report: told } = advancePhase(
      classic,
      winter([A('germany', 'ber'), A('germany', 'mun'), A('germany', 'mos')], centres),
      send({}),
    );
    const steps = explainOrder(classic, told, 'mos')?.steps;
    expect(kindsOf(steps)).toEqual(['result', 'farthest']);
    expect(steps?.[1]?.rule).toBe('civil-disorder');
  });

  test('a build speaks for itself', () => {
    const { report: told } = advancePhase(
      classic,
      winter([A('germany', 'ber')], centres),
      send({ germany: [{ kind: 'build', type: 'A', at: 'mun' }] }),
    );
    expect(kindsOf(explainOrder(classic, told, 'mun')?.steps)).toEqual(['result']);
  });

  test('so does a build given up', () => {
    const { report: told } = advancePhase(classic, winter([A('germany', 'ber')], centres), send({ germany: [{ kind: 'waive' }] }));
    expect(kindsOf(explainOrder(classic, told, 'waive')?.steps)).toEqual(['result']);
  });
});

describe('convoys and their paradox', () => {
  const carry = (fleet: string, of: string, to: string): WrittenOrder => ({ kind: 'convoy', type: 'F', at: fleet, of, to });
  const go = (type: 'A' | 'F', at: string, to: string): WrittenOrder => ({ kind: 'move', type, at, to });
  const help = (type: 'A' | 'F', at: string, of: string, to?: string): WrittenOrder => ({
    kind: 'support',
    type,
    at,
    of,
    ...(to && { to }),
  });

  test('an army is said to be in a paradox when the convoy would have held with it (DATC 6.F.14)', () => {
    const units = [F('england', 'lon'), F('england', 'wal'), A('france', 'bre'), F('france', 'eng')];
    const { report: told } = advancePhase(
      classic,
      stateOf(classic, units),
      send({
        england: [help('F', 'lon', 'wal', 'eng'), go('F', 'wal', 'eng')],
        france: [go('A', 'bre', 'lon'), carry('eng', 'bre', 'lon')],
      }),
    );
    expect(kindsOf(explainOrder(classic, told, 'bre')?.steps)).toEqual(['result', 'paradox']);
  });

  test('and when the convoy would have broken with it (DATC 6.F.16)', () => {
    const units = [
      F('england', 'lon'),
      F('england', 'wal'),
      A('france', 'bre'),
      F('france', 'eng'),
      F('germany', 'nth'),
      F('germany', 'bel'),
    ];
    const { report: told } = advancePhase(
      classic,
      stateOf(classic, units),
      send({
        england: [help('F', 'lon', 'wal', 'eng'), go('F', 'wal', 'eng')],
        france: [go('A', 'bre', 'lon'), carry('eng', 'bre', 'lon')],
        germany: [help('F', 'nth', 'bel', 'eng'), go('F', 'bel', 'eng')],
      }),
    );
    expect(kindsOf(explainOrder(classic, told, 'bre')?.steps)).toEqual(['result', 'paradox']);
  });

  test('but not when its fleet is dislodged whatever the army does', () => {
    const units = [A('england', 'lon'), F('england', 'nth'), F('germany', 'ska'), F('germany', 'den')];
    const { report: told } = advancePhase(
      classic,
      stateOf(classic, units),
      send({
        england: [go('A', 'lon', 'nwy'), carry('nth', 'lon', 'nwy')],
        germany: [go('F', 'ska', 'nth'), help('F', 'den', 'ska', 'nth')],
      }),
    );
    expect(kindsOf(explainOrder(classic, told, 'lon')?.steps)).toEqual(['result', 'fleet-lost', 'result']);
  });
});
