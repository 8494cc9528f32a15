import { expect, test } from 'vitest';
import { readOwnVariant } from '../../../src/assets.js';
import { followUnits } from '../../../src/drawing/replay/followUnits.js';
import { DIPLOMACY_VARIANTS, variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import type { Report } from '../../../src/games/diplomacy/model/report.js';
import { BOUNCED, DISLODGED_BY, MOVED, positionWith, reportOf, result } from '../mapFixture.js';
import { playedReports } from '../playedReports.js';

test('A unit keeps its number when it moves, is dislodged and retreats; one that is built has a new one', () => {
  const before = positionWith('france A par', 'germany A mun', 'germany A ruh');
  const dislodged = { power: 'france', type: 'A' as const, at: 'bur', retreats: ['gas'], from: 'mun', convoyed: false };
  const spring = reportOf('classic', {
    before,
    orders: [result('france', { kind: 'move', type: 'A', at: 'par', to: 'bur' }, MOVED)],
    after: positionWith('france A bur', 'germany A mun', 'germany A ruh'),
  });
  const fall = reportOf('classic', {
    before: spring.after,
    orders: [
      result('germany', { kind: 'move', type: 'A', at: 'mun', to: 'bur' }, MOVED),
      result('france', { kind: 'move', type: 'A', at: 'bur', to: 'mun' }, BOUNCED, { dislodged: DISLODGED_BY('mun') }),
    ],
    after: { ...positionWith('germany A bur', 'germany A ruh'), dislodged: [dislodged] },
  });
  const retreats = reportOf('classic', {
    phase: 'retreats',
    before: fall.after,
    orders: [result('france', { kind: 'retreat', type: 'A', at: 'bur', to: 'gas' }, { kind: 'retreated' })],
    after: positionWith('germany A bur', 'germany A ruh', 'france A gas'),
  });
  const winter = reportOf('classic', {
    phase: 'adjustments',
    before: retreats.after,
    orders: [result('germany', { kind: 'build', type: 'A', at: 'mun' }, { kind: 'built' })],
    after: positionWith('germany A bur', 'germany A ruh', 'france A gas', 'germany A mun'),
  });
  const [first, second, third, fourth, fifth] = followUnits(before, [spring, fall, retreats, winter]);
  const french = first?.standing.get('par');
  const german = first?.standing.get('mun');
  expect(second?.standing.get('bur')).toBe(french);
  expect(third?.dislodged.get('bur')).toBe(french);
  expect(third?.standing.get('bur')).toBe(german);
  expect(fourth?.standing.get('gas')).toBe(french);
  expect(new Set(first?.standing.values())).not.toContain(fifth?.standing.get('mun'));
});

test.each(DIPLOMACY_VARIANTS.map(({ id }) => id))('In %s no two units ever have the same number, and every unit has one', id => {
  const variant = variantsOn(readOwnVariant).find(one => one.id === id);
  if (!variant) throw new Error(id);
  const reports: readonly Report[] = playedReports(variant, { random: 0, practised: 3, seeds: [2] });
  const numbers = followUnits(reports[0]?.before ?? positionWith(), reports);
  for (const [i, { standing, dislodged }] of numbers.slice(1).entries()) {
    const all = [...standing.values(), ...dislodged.values()];
    expect(new Set(all).size).toBe(all.length);
    const after = reports[i]?.after;
    expect(all).toHaveLength((after?.units.length ?? 0) + (after?.dislodged.length ?? 0));
  }
});
