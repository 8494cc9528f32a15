import type { Piece } from '../adjudication/orderGraph.js';
import type { ProvinceId } from '../board/location.js';
import type { LintContext } from './lintContext.js';

export const pieceOf = ({ graph }: LintContext, at: ProvinceId): Piece | undefined => graph.pieces.find(p => p.space.id === at);

/** The strength of a move if no own support is cut and no other power helps. */
export const ownStrengthOf = ({ own: { attack, attackModifiers = [] }, supports }: Piece): number =>
  [attack, ...supports.map(s => s.own.support), ...attackModifiers.map(({ by }) => by)].reduce((sum, by) => sum + by, 0);
