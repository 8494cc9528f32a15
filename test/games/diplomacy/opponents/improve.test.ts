import { expect, test } from 'vitest';
import { readOwnVariant } from '../../../../src/assets.js';
import { variantsOn } from '../../../../src/games/catalogue/diplomacyVariants.js';
import { diplomacy } from '../../../../src/games/diplomacy/game/diplomacy.js';
import type { Plan } from '../../../../src/games/diplomacy/opponents/captain/captainMoves.js';
import { outlookOn } from '../../../../src/games/diplomacy/opponents/captain/outlook.js';
import { HOLD } from '../../../../src/games/diplomacy/opponents/captain/plan.js';
import { improved } from '../../../../src/games/diplomacy/opponents/general/improve.js';
import { seededRandom } from '../../../../src/lib/random.js';
import { stateOf } from './stateOf.js';

const variant = variantsOn(readOwnVariant).find(({ id }) => id === 'classic') ?? expect.fail('there is no classic');

test('A General tries first to close an own centre into which a stranger could walk, so that it does so even with the smallest budget', () => {
  const state = stateOf(diplomacy(variant), {
    says: 'Brest is vacant, beside a stranger',
    phase: 'fall movement',
    seat: 'france',
    units: { france: 'F mao, A gas, A mar, F lyo', germany: 'A pic', italy: 'F tys' },
    centres: { france: 'par bre mar spa por', germany: 'mun kie ber bel hol par', italy: 'ven rom nap tun' },
  });
  const outlook = outlookOn(variant, state);
  const pieces = outlook.pieces.filter(({ seat }) => seat === 'france');
  const holding: Plan = new Map(pieces.map(piece => [piece, HOLD]));
  const isClosed = (plan: Plan): boolean => [...plan.values()].some(task => task.kind === 'move' && task.step.to === 'bre');
  const trials = { count: 2, worthOf: (plan: Plan) => (isClosed(plan) ? 1 : 0) };
  for (let seed = 0; seed < 10; seed++) {
    const { best } = improved(outlook, holding, trials, { random: seededRandom(seed), most: 12, crossings: [] });
    expect(isClosed(best.plan), `seed ${seed}`).toBe(true);
  }
});
