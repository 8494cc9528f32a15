import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRiver } from '../../../../src/games/diplomacy/board/board.js';
import { provinceOf } from '../../../../src/games/diplomacy/board/location.js';
import type { OrderResult } from '../../../../src/games/diplomacy/model/report.js';
import { disagreement, judgementOf } from './agreement.js';
import { battlefield, crowd } from './battlefields.js';
import { contradiction } from './consistency.js';
import { describeSkirmish } from './describeSkirmish.js';
import { RULE_SETS, rulesOf } from './ruleSets.js';
import { resolved, type Skirmish } from './skirmish.js';
import { smallestSkirmish } from './smallestSkirmish.js';

const seed = fc.noShrink(fc.nat(0x7fffffff));

describe.each(RULE_SETS)('With $name', rules => {
  it('the ledger comes to what trying every answer comes to', () => {
    fc.assert(
      fc.property(seed, chosen => {
        const found = battlefield(rules, chosen);
        if (disagreement(found) === undefined) return;
        const least = smallestSkirmish(found, one => disagreement(one) !== undefined);
        expect.fail(`${describeSkirmish(least)}\n${disagreement(least)}`);
      }),
      { numRuns: 400 },
    );
  });

  it('on a whole board the answers of the ledger satisfy the equations', () => {
    fc.assert(
      fc.property(seed, chosen => {
        const found = crowd(rules, chosen);
        if (contradiction(found) === undefined) return;
        const least = smallestSkirmish(found, one => contradiction(one) !== undefined);
        expect.fail(`${describeSkirmish(least)}\n${contradiction(least)}`);
      }),
      { numRuns: 40 },
    );
  });
});

const isAmong = (found: Skirmish, told: (result: OrderResult) => boolean): boolean => resolved(found).results.some(told);
const isCutInPart = (found: Skirmish): boolean => isAmong(found, ({ outcome }) => outcome.kind === 'cut' && outcome.left > 0);
const isCornered = (found: Skirmish): boolean => isAmong(found, ({ bonus }) => bonus !== undefined);
const isSavedByBonus = (found: Skirmish): boolean =>
  isAmong(found, ({ bonus, dislodged }) => bonus !== undefined && dislodged === undefined);
const isDisrupted = (found: Skirmish): boolean => isAmong(found, ({ outcome }) => outcome.kind === 'disrupted');
const isOfVirtual =
  (...kinds: readonly string[]) =>
  (found: Skirmish): boolean =>
    resolved(found).virtual?.some(({ outcome }) => kinds.includes(outcome.kind)) === true;
const isRaided = (found: Skirmish): boolean =>
  isAmong(
    found,
    ({ outcome }) => outcome.kind === 'moved' && outcome.attack?.parts[0]?.by === 2 && rulesOf(found.variant).has('sea-raiders'),
  );
const isCarriedByRiver = (found: Skirmish): boolean =>
  isAmong(
    found,
    ({ outcome, order }) => outcome.kind === 'convoyed' && 'at' in order && isRiver(found.variant.board, provinceOf(order.at)),
  );

/** Checks that the positions are difficult. On easy ones the search would prove little. */
describe('Among such positions are', () => {
  const some = RULE_SETS.flatMap(rules => Array.from({ length: 150 }, (_, n) => battlefield(rules, n)));
  const judged = some.map(judgementOf);
  const convoyed = some.filter(({ orders }) => orders.some(o => o.kind === 'convoy'));
  const rapid = some.filter(({ orders }) => orders.filter(o => o.kind === 'rapid').length > 1);

  it.each([
    ['units dislodged', judged.filter(({ verdict }) => verdict.dislodged.length > 0), 200],
    ['stand-offs', judged.filter(({ verdict }) => verdict.contested.length > 0), 30],
    ['supports cut in part', some.filter(isCutInPart), 5],
    ['rings of moves', judged.filter(({ cycles }) => cycles.includes('ring')), 3],
    ['convoy paradoxes', judged.filter(({ cycles }) => cycles.includes('szykman')), 3],
    ['convoys', convoyed, 50],
    ['armies carried by fleets on rivers', some.filter(isCarriedByRiver), 10],
    ['convoys broken by a mere attack', some.filter(isDisrupted), 5],
    ['cornered powers', some.filter(isCornered), 10],
    ['units that only a bonus saved', some.filter(isSavedByBonus), 5],
    ['several rapid fleets at once', rapid, 20],
    ['virtual armies that held', some.filter(isOfVirtual('held')), 30],
    ['virtual armies that were beaten', some.filter(isOfVirtual('beaten')), 2],
    ['virtual armies that helped a unit to hold', some.filter(isOfVirtual('supported')), 10],
    ['virtual armies that came home', some.filter(isOfVirtual('moved')), 20],
    ['virtual armies that bounced', some.filter(isOfVirtual('bounced')), 20],
    ['raids that got in', some.filter(isRaided), 10],
  ])('%s', (_, found, least) => {
    expect(found.length).toBeGreaterThanOrEqual(least);
  });
});
