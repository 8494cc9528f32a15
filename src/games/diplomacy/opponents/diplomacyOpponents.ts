import type { OpponentMeans, OpponentSight, Opponents } from '../../game.js';
import type { PowerId } from '../board/location.js';
import type { Report } from '../model/report.js';
import type { DiplomacyView, Situation } from '../model/state.js';
import { type Variant, variantFor } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { formatOrder, typesIn } from '../notation/formatOrder.js';
import { unitsByProvince } from '../orders/unitsByProvince.js';
import { captainOrders } from './captain/captainOrders.js';
import { generalOrders } from './general/generalOrders.js';
import { recruitOrders } from './recruit/recruitOrders.js';
import { recruitStatements } from './recruit/recruitStatements.js';

type Sight = OpponentSight<DiplomacyView, Report>;

/** Chooses the orders and votes of a power. */
type OrderChoice = (variant: Variant, situation: Situation, power: PowerId, means: OpponentMeans) => readonly WrittenOrder[];

/** The opponents of a variant. They differ in their orders; all make the same statements about battles. */
export const diplomacyOpponents = (offered: Variant): Opponents<DiplomacyView, Report> => ({
  recruit: playing(offered, (variant, situation, power, { random }) => recruitOrders(variant, situation, power, random)),
  captain: playing(offered, (variant, situation, power, { random }) => captainOrders(variant, situation, power, random)),
  general: playing(offered, generalOrders),
});

const playing =
  (offered: Variant, choose: OrderChoice) =>
  (sight: Sight, means: OpponentMeans): string => {
    const { seat, view, options } = sight;
    const variant = variantFor(offered, view.terms);
    const orders = view.stage ? [] : choose(variant, view, seat, means);
    const typeAt = typesIn(unitsByProvince(variant.board, view.position));
    const said = variant.battles ? recruitStatements(options, view.stage !== undefined, means.random) : [];
    return [...orders.map(order => formatOrder(variant.board, order, 'en', typeAt)), ...said].join('\n');
  };
