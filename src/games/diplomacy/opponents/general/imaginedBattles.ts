import type { Random } from '../../../../lib/random.js';
import { ordersByProvince } from '../../adjudication/phaseOrders.js';
import { movementOf, settleMovement } from '../../adjudication/resolveMovement.js';
import { type Battleground, battlegroundOf } from '../../battles/battleground.js';
import type { FoughtBattle } from '../../battles/dependentBattles.js';
import { type BattleRules, formBattles } from '../../battles/formBattles.js';
import { mayDeclare } from '../../battles/mayDeclare.js';
import { resolveBattles } from '../../battles/resolveBattles.js';
import type { PowerId, ProvinceId } from '../../board/location.js';
import type { Position } from '../../board/position.js';
import type { Battle } from '../../model/battle/battle.js';
import { type BattleList, emptyList } from '../../model/battle/battleList.js';
import type { Declaration } from '../../model/battle/declaration.js';
import type { Situation } from '../../model/state.js';
import type { Variant } from '../../model/variant.js';
import type { WrittenOrder } from '../../model/writtenOrder.js';
import { declarationWorth } from '../captain/declarationWorth.js';

/** How battles are imagined, whatever the host chose. */
const RULES: BattleRules = { scale: 'linear', sides: 'coalition', dependent: 'dislodge' };

/**
 * The position after a movement phase in a variant with decisive battles: every power declares what is worth most to it, more or less, and
 * the battles are drawn by their strengths. Nobody has Sepoys.
 */
export function imaginedBattles(
  variant: Variant,
  situation: Situation,
  orders: ReadonlyMap<ProvinceId, WrittenOrder>,
  voted: ReadonlySet<PowerId>,
  random: Random,
): Position {
  const settled = settleMovement(variant, situation, ordersByProvince(variant.board, situation.position.units, orders), voted);
  const ground = battlegroundOf(settled.graph);
  const may = mayDeclare(ground).filter(({ power }) => situation.powers.includes(power));
  if (may.length === 0) return movementOf(variant, situation.position, settled).position;
  const lists = listsFor(ground, situation, may, random);
  const { battles } = formBattles(ground, situation.turn, RULES, lists);
  const fought = battles.map(battle => foughtBy(battle, random));
  return resolveBattles({ variant, situation, settled, voted }, { fought, destroyed: [], dependent: RULES.dependent }).position;
}

function listsFor(ground: Battleground, { position }: Situation, may: readonly Declaration[], random: Random): readonly BattleList[] {
  const best = new Map<PowerId, { readonly declaration: Declaration; readonly worth: number }>();
  for (const declaration of may) {
    const worth = declarationWorth(ground, position, declaration) * (0.5 + random());
    if (worth > (best.get(declaration.power)?.worth ?? 0)) best.set(declaration.power, { declaration, worth });
  }
  return [...best].map(([power, { declaration }]) => ({ ...emptyList(power), entries: [{ declaration, commander: power }] }));
}

/** Draws a battle: the probability that a side wins is its share of the points. */
function foughtBy({ at, sides }: Battle, random: Random): FoughtBattle {
  const declared = sides.flatMap(side => side.for ?? []);
  let left = random() * sides.reduce((sum, { points }) => sum + points, 0);
  const winner = sides.find(({ points }) => {
    left -= points;
    return left < 0;
  })?.for;
  return winner ? { at, declared, winner } : { at, declared };
}
