import type { Piece } from '../adjudication/orderGraph.js';
import type { ProvinceId } from '../board/location.js';
import type { LintContext } from './lintContext.js';

export const pieceOf = ({ graph }: LintContext, at: ProvinceId): Piece | undefined => graph.pieces.find(p => p.space.id === at);

/** The strength of a move if no own support is cut and no other power helps. */
export const ownStrengthOf = ({ ownAttack, supports, attackModifiers = [] }: Piece): number =>
  [ownAttack, ...supports.map(s => s.ownSupport), ...attackModifiers.map(({ by }) => by)].reduce((sum, by) => sum + by, 0);
