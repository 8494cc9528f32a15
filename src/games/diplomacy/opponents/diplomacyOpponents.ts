import type { OpponentMeans, OpponentSight, Opponents } from '../../game.js';
import type { PowerId } from '../board/location.js';
import type { Report } from '../model/report.js';
import type { DiplomacyView, Situation } from '../model/state.js';
import { type Variant, variantFor } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { formatOrder, typesIn } from '../notation/formatOrder.js';
import { unitsByProvince } from '../orders/unitsByProvince.js';
import { captainBattles } from './captain/captainBattles.js';
import { captainOrders } from './captain/captainOrders.js';
import { captainStatements } from './captain/captainStatements.js';
import { generalBattles } from './general/generalBattles.js';
import { generalOrders } from './general/generalOrders.js';
import { recruitOrders } from './recruit/recruitOrders.js';
import { recruitStatements } from './recruit/recruitStatements.js';

type Sight = OpponentSight<DiplomacyView, Report>;

/** Chooses the orders and votes of a power. */
type OrderChoice = (variant: Variant, situation: Situation, power: PowerId, means: OpponentMeans) => readonly WrittenOrder[];

/** Makes the statements of a power about battles. */
type StatementChoice = (variant: Variant, sight: Sight, means: OpponentMeans) => readonly string[];

/** The opponents of a variant. */
export const diplomacyOpponents = (offered: Variant): Opponents<DiplomacyView, Report> => ({
  recruit: playing(
    offered,
    (variant, situation, power, { random }) => recruitOrders(variant, situation, power, random),
    (_, { options, view }, { random }) => recruitStatements(options, view.stage !== undefined, random),
  ),
  captain: playing(
    offered,
    (variant, situation, power, { random }) => captainOrders(variant, situation, power, random),
    (variant, { options, view, reports }, { random }) =>
      captainStatements(variant.board, options, captainBattles(variant, view, reports), random),
  ),
  general: playing(offered, generalOrders, (variant, { seat, options, view, reports }, { random }) =>
    captainStatements(variant.board, options, generalBattles(variant, view, seat, reports), random),
  ),
});

const playing =
  (offered: Variant, choose: OrderChoice, state: StatementChoice) =>
  (sight: Sight, means: OpponentMeans): string => {
    const { seat, view } = sight;
    const variant = variantFor(offered, view.terms);
    const orders = view.stage ? [] : choose(variant, view, seat, means);
    const typeAt = typesIn(unitsByProvince(variant.board, view.position));
    const said = variant.battles ? state(variant, sight, means) : [];
    return [...orders.map(order => formatOrder(variant.board, order, 'en', typeAt)), ...said].join('\n');
  };
