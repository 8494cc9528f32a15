import type { Piece } from '../adjudication/orderGraph.js';
import type { ProvinceId } from '../board/location.js';
import type { LintContext } from './lintContext.js';

export const pieceOf = ({ graph }: LintContext, at: ProvinceId): Piece | undefined => graph.pieces.find(p => p.space.id === at);

/** What a move comes with if nothing of the own support is cut and nobody else helps. */
export const ownStrengthOf = ({ ownAttack, supports, attackModifiers = [] }: Piece): number =>
  [ownAttack, ...supports.map(s => s.ownSupport), ...attackModifiers.map(({ by }) => by)].reduce((sum, by) => sum + by, 0);
