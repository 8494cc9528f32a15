import type { Piece } from '../adjudication/orderGraph.js';
import { hasMoved, wasDislodged } from '../adjudication/settledPieces.js';
import type { Declaration } from '../model/battle/declaration.js';
import { type Battleground, comparePlaces, nameOf, pieceCalled, placeOf, spaceAt, targetOf } from './battleground.js';
import { arrives, groupsAt, nobodyReturns } from './contenderGroups.js';
import { arrivalsIn, isOcean, stayersIn } from './oceanFleets.js';

/**
 * Everything that may be declared after a provisional result, holds first, then by place. A unit that is dislodged may declare a hold. A
 * unit whose move reached its target and failed may declare the move, if a unit of another nation contends there and none of its own nation
 * stays or enters.
 */
export function mayDeclare(ground: Battleground): readonly Declaration[] {
  const all = ground.pieces.flatMap(piece => [...holdOf(ground, piece), ...moveOf(ground, piece), ...forControl(ground, piece)]);
  return [...all].sort((a, b) => Number(b.kind === 'hold') - Number(a.kind === 'hold') || comparePlaces(ground, a.at, b.at));
}

function holdOf(ground: Battleground, piece: Piece): readonly Declaration[] {
  const isBeaten = wasDislodged(piece) || isPassed(ground, piece);
  return isBeaten ? [{ power: piece.power, unit: nameOf(piece), kind: 'hold', at: placeOf(piece) }] : [];
}

/** Whether a virtual army guards a province that a unit of another power entered. */
function isPassed(ground: Battleground, piece: Piece): boolean {
  const space = spaceAt(ground, placeOf(piece));
  return space?.guard === piece && space.entrant !== undefined && space.entrant.power !== piece.power;
}

function moveOf(ground: Battleground, piece: Piece): readonly Declaration[] {
  const { target, power } = piece;
  if (piece.order.kind !== 'move' || target === undefined || hasMoved(piece)) return [];
  const move: Declaration = { power, unit: nameOf(piece), kind: 'move', at: target.id };
  if (isOcean(ground, target.id)) return [];
  const contention = { declared: [move], returnsHome: nobodyReturns };
  if (!arrives(piece, contention) || isHeldByOwn(piece)) return [];
  const isOpposed = groupsAt(ground, target.id, contention).some(({ leader }) => leader.power !== power);
  return isOpposed ? [move] : [];
}

/** In an open ocean with fleets of several nations, fleets that stay may declare a hold, and fleets that arrive may declare their move. */
function forControl(ground: Battleground, piece: Piece): readonly Declaration[] {
  const { power, order } = piece;
  const at = order.kind === 'move' ? targetOf(piece) : placeOf(piece);
  if (at === undefined || !isOcean(ground, at)) return [];
  const arrivals = arrivalsIn(ground, at);
  const there = [...stayersIn(ground, at), ...arrivals];
  const isShared = there.some(other => other.power !== power) && there.includes(piece);
  return isShared ? [{ power, unit: nameOf(piece), kind: arrivals.includes(piece) ? 'move' : 'hold', at }] : [];
}

/** Whether a unit of the mover's own nation stays in the target, failed to leave it, or entered it. */
function isHeldByOwn({ target, power }: Piece): boolean {
  const occupant = target?.occupant;
  return (occupant !== undefined && occupant.power === power && !hasMoved(occupant)) || target?.entrant?.power === power;
}

export const declarerOf = (ground: Battleground, { unit }: Pick<Declaration, 'unit'>): Piece => pieceCalled(ground, unit);
