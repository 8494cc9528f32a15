import { type Board, numberOfLocation } from '../board/board.js';
import { type Location, virtualProvinceOf } from '../board/location.js';
import type { BasicOrder } from '../model/basicOrder.js';
import type { OwnStrength, Piece, Space } from './orderGraph.js';

type Spaces = (Space | undefined)[];

export function placePiece(board: Board, spaces: Spaces, order: BasicOrder, number: number): Piece {
  const space = spaceFor(board, spaces, order.unit.at);
  if (space.occupant !== undefined) throw new Error(`two units in ${space.id}`);
  const aim = targetOf(order);
  const target = aim === undefined ? undefined : spaceFor(board, spaces, aim);
  const piece = pieceOf(order, number, space, target, PLAIN);
  space.occupant = piece;
  if (target !== undefined && order.kind === 'move') target.incoming = withPiece(target.incoming, piece);
  return piece;
}

/**
 * Places a virtual army. With a hold it guards the province that it is named after, unless a unit stays there: then nothing is placed. With
 * a move it enters that province from off the board.
 */
export function placeVirtual(board: Board, spaces: Spaces, order: BasicOrder, number: number): Piece | undefined {
  const province = virtualProvinceOf(order.unit.at);
  if (province === undefined) throw new Error(`no virtual army is called after ${order.unit.at}`);
  const there = spaceOf(board, spaces, board.provinceOfLocation[locationNumber(board, province)] ?? 0);
  const space = newSpace(order.unit.at, there.number);
  const isGuard = order.kind !== 'move';
  if (isGuard && there.occupant && there.occupant.kind !== 'move') return undefined;
  const piece = pieceOf(order, number, space, isGuard ? undefined : there, VIRTUAL);
  space.occupant = piece;
  if (isGuard) there.guard = piece;
  else there.incoming = withPiece(there.incoming, piece);
  return piece;
}

function pieceOf(order: BasicOrder, number: number, space: Space, target: Space | undefined, own: OwnStrength): Piece {
  const { kind, unit } = order;
  return {
    order,
    kind,
    unit,
    number,
    power: unit.power,
    space,
    target,
    supports: NOBODY,
    helps: undefined,
    opponent: undefined,
    carriers: NOBODY,
    fleets: undefined,
    own,
    pathLeast: 0,
    pathMost: 1,
    movesLeast: 0,
    movesMost: kind === 'move' ? 1 : 0,
    givenLeast: 0,
    givenMost: kind === 'support' ? 1 : 0,
  };
}

const NOBODY: readonly Piece[] = [];
const PLAIN: OwnStrength = {
  attack: 1,
  support: 1,
  hold: 1,
  attackModifiers: undefined,
  holdModifiers: undefined,
  bonus: 0,
  bonusBecause: undefined,
  virtual: false,
  evicted: false,
  brokenBy: undefined,
};
const VIRTUAL: OwnStrength = { ...PLAIN, virtual: true };

export const withPiece = (pieces: readonly Piece[], piece: Piece): readonly Piece[] => (pieces.length === 0 ? [piece] : [...pieces, piece]);

function targetOf(order: BasicOrder): Location | undefined {
  switch (order.kind) {
    case 'move':
      return order.to;
    case 'support':
      return order.to ?? order.of;
    case 'hold':
    case 'convoy':
      return undefined;
    default:
      return order satisfies never;
  }
}

function locationNumber(board: Board, at: Location): number {
  const number = numberOfLocation(board, at);
  if (number < 0) throw new Error(`the board has no place called ${at}`);
  return number;
}

/**
 * Returns the space for a unit or a target. In an open ocean it is always a new one: every fleet has its own space and arrivals find an
 * empty one, so there are no conflicts.
 */
function spaceFor(board: Board, spaces: Spaces, at: Location): Space {
  const number = board.provinceOfLocation[locationNumber(board, at)] ?? 0;
  return board.open !== undefined && board.open[number] === 1 ? newSpace(at, number) : spaceOf(board, spaces, number);
}

function spaceOf(board: Board, spaces: Spaces, number: number): Space {
  const known = spaces[number];
  if (known !== undefined) return known;
  const space = newSpace(board.locations[number] ?? '', number);
  spaces[number] = space;
  return space;
}

const newSpace = (id: string, number: number): Space => ({
  id,
  number,
  occupant: undefined,
  guard: undefined,
  incoming: NOBODY,
  entrant: undefined,
});
