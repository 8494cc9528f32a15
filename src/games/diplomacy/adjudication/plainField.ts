import { memoiseByObject } from '../../../lib/memoise.js';
import { type Board, numberOfLocation } from '../board/board.js';
import type { Unit } from '../board/position.js';
import type { Part } from '../model/outcome.js';
import type { WrittenOrder } from '../model/writtenOrder.js';

/** No piece, no province, or the end of a list. */
export const NOBODY = -1;

export const HOLD = 0;
export const MOVE = 1;
export const SUPPORT = 2;
export const CONVOY = 3;

/** Answers to a question about a piece. `OPEN`: not decided yet. */
export const NO = 0;
export const OPEN = 1;
export const YES = 2;

/**
 * The orders of one movement phase to which no rule adds anything, as numbers: an `OrderGraph` in tables that are kept from one phase to the
 * next. A piece is its index among the position's units. Lists of pieces are linked by number, in the order of the units.
 */
export interface PlainField {
  readonly board: Board;
  readonly provinces: number;
  units: readonly Unit[];
  /** By piece: what it is ordered to do, its location, and its province. */
  readonly kind: Uint8Array;
  readonly place: Int16Array;
  readonly from: Int16Array;
  /** The location that it moves to, or supports or convoys a move to; for a support to hold, `NOBODY`. */
  readonly to: Int16Array;
  /** The province of `to`; for a support to hold, the province of the supported unit. */
  readonly target: Int16Array;
  /** For a support or a convoy: the province of the unit helped, and that piece if it has the matching order. */
  readonly of: Int16Array;
  readonly helps: Int16Array;
  /** By province: the piece that stands there, the first move into it, and the move that entered once all is settled. */
  readonly occupant: Int16Array;
  readonly incoming: Int16Array;
  readonly entrant: Int16Array;
  /** The next move into the same target. */
  readonly nextIncoming: Int16Array;
  /** The first support that matches its order, and the next one for the same piece. */
  readonly supports: Int16Array;
  readonly nextSupport: Int16Array;
  /** Likewise for fleets ordered to carry it. */
  readonly carriers: Int16Array;
  readonly nextCarrier: Int16Array;
  /** Whether it goes by convoy (1), and the move that it meets head-to-head. */
  readonly byConvoy: Uint8Array;
  readonly opponent: Int16Array;
  /** `NO`, `OPEN` or `YES`: has its move a path, does it move, is its support given? */
  readonly path: Uint8Array;
  readonly moves: Uint8Array;
  readonly given: Uint8Array;
  /** The pieces ordered to move, and those ordered to support; of each, how many there are. */
  readonly movers: Int16Array;
  readonly supporters: Int16Array;
  moverCount: number;
  supporterCount: number;
  /** Room for a search among fleets, by piece and as a list. */
  readonly isUsable: Uint8Array;
  readonly reached: Int16Array;
  /** By province: a support from there, as part of a strength. */
  readonly parts: readonly Part[];
}

const plainFieldOn = memoiseByObject((board: Board): PlainField => {
  const provinces = board.provinces.length;
  const numbers = (): Int16Array => new Int16Array(provinces);
  const flags = (): Uint8Array => new Uint8Array(provinces);
  return {
    board,
    provinces,
    units: [],
    kind: flags(),
    place: numbers(),
    from: numbers(),
    to: numbers(),
    target: numbers(),
    of: numbers(),
    helps: numbers(),
    occupant: numbers(),
    incoming: numbers(),
    entrant: numbers(),
    nextIncoming: numbers(),
    supports: numbers(),
    nextSupport: numbers(),
    carriers: numbers(),
    nextCarrier: numbers(),
    byConvoy: flags(),
    opponent: numbers(),
    path: flags(),
    moves: flags(),
    given: flags(),
    movers: numbers(),
    supporters: numbers(),
    moverCount: 0,
    supporterCount: 0,
    isUsable: flags(),
    reached: numbers(),
    parts: board.provinces.map(({ id }) => ({ by: 1, of: id })),
  };
});

/** Lays out a phase. `given`: one legal order per unit, if it has one. Undefined if anything in it is not plain. */
export function plainField(board: Board, units: readonly Unit[], given: readonly (WrittenOrder | undefined)[]): PlainField | undefined {
  const field = plainFieldOn(board);
  if (units.length > field.provinces || !placeUnits(field, units, given)) return undefined;
  linkPieces(field);
  chooseRoutes(field);
  return field;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a hot loop, laid out as it was measured (docs/adjudicator.md, How fast)
function placeUnits(field: PlainField, units: readonly Unit[], given: readonly (WrittenOrder | undefined)[]): boolean {
  const { board, occupant, incoming, entrant, kind, place, from, to, target, of, movers, supporters } = field;
  const { provinceOfLocation } = board;
  field.units = units;
  occupant.fill(NOBODY);
  incoming.fill(NOBODY);
  entrant.fill(NOBODY);
  let moverCount = 0;
  let supporterCount = 0;
  for (let piece = 0; piece < units.length; piece++) {
    const unit = units[piece];
    if (unit === undefined) return false;
    const at = numberOfLocation(board, unit.at);
    if (at < 0) return false;
    const here = provinceOfLocation[at] ?? NOBODY;
    if (occupant[here] !== NOBODY) return false;
    occupant[here] = piece;
    place[piece] = at;
    from[piece] = here;
    field.helps[piece] = NOBODY;
    field.supports[piece] = NOBODY;
    field.carriers[piece] = NOBODY;
    field.opponent[piece] = NOBODY;
    field.byConvoy[piece] = 0;
    field.moves[piece] = NO;
    field.given[piece] = NO;
    const order = given[piece];
    if (order === undefined || order.kind === 'hold') {
      kind[piece] = HOLD;
      continue;
    }
    switch (order.kind) {
      case 'move': {
        const there = numberOfLocation(board, order.to);
        if (there < 0) return false;
        const province = provinceOfLocation[there] ?? NOBODY;
        kind[piece] = MOVE;
        to[piece] = unit.type === 'A' ? province : there;
        target[piece] = province;
        field.byConvoy[piece] = order.viaConvoy === true ? 1 : 0;
        field.moves[piece] = OPEN;
        movers[moverCount++] = piece;
        break;
      }
      case 'support': {
        const helped = numberOfLocation(board, order.of);
        const there = order.to === undefined ? helped : numberOfLocation(board, order.to);
        if (helped < 0 || there < 0) return false;
        kind[piece] = SUPPORT;
        of[piece] = provinceOfLocation[helped] ?? NOBODY;
        to[piece] = order.to === undefined ? NOBODY : there;
        target[piece] = provinceOfLocation[there] ?? NOBODY;
        field.given[piece] = OPEN;
        supporters[supporterCount++] = piece;
        break;
      }
      case 'convoy': {
        const helped = numberOfLocation(board, order.of);
        const there = numberOfLocation(board, order.to);
        if (helped < 0 || there < 0) return false;
        kind[piece] = CONVOY;
        of[piece] = provinceOfLocation[helped] ?? NOBODY;
        to[piece] = there;
        break;
      }
      default:
        return false;
    }
  }
  field.moverCount = moverCount;
  field.supporterCount = supporterCount;
  return true;
}

/** Links moves to their targets, and supports and convoys to what they help: from the last piece to the first, so that lists begin with it. */
function linkPieces(field: PlainField): void {
  const { units, kind, target, of, helps, occupant, incoming, nextIncoming, supports, nextSupport, carriers, nextCarrier } = field;
  for (let piece = units.length - 1; piece >= 0; piece--) {
    const does = kind[piece];
    if (does === HOLD) continue;
    if (does === MOVE) {
      const there = target[piece] ?? 0;
      nextIncoming[piece] = incoming[there] ?? NOBODY;
      incoming[there] = piece;
      continue;
    }
    const helped = occupant[of[piece] ?? 0] ?? NOBODY;
    if (helped === NOBODY || !isHelped(field, piece, helped)) continue;
    helps[piece] = helped;
    if (does === SUPPORT) {
      nextSupport[piece] = supports[helped] ?? NOBODY;
      supports[helped] = piece;
    } else {
      nextCarrier[piece] = carriers[helped] ?? NOBODY;
      carriers[helped] = piece;
    }
  }
}

/** A support to move matches any coast unless it names one. */
function isHelped({ kind, to, target }: PlainField, helper: number, helped: number): boolean {
  if (to[helper] === NOBODY) return kind[helped] !== MOVE;
  return kind[helped] === MOVE && (to[helper] === to[helped] || to[helper] === target[helped]);
}

/**
 * DATC 4.A.3: a move with `via convoy` goes by convoy. Without it, an army next to its target goes by convoy only if the fleets ordered to
 * carry it form a chain and one of them is of its own power.
 */
function chooseRoutes(field: PlainField): void {
  const { byConvoy, path, kind, target, from, occupant, opponent, carriers, movers, moverCount } = field;
  for (let i = 0; i < moverCount; i++) {
    const piece = movers[i] ?? 0;
    const isOwnWay = byConvoy[piece] === 0 && isBeside(field, piece) && (carriers[piece] === NOBODY || !isOwnConvoyReady(field, piece));
    byConvoy[piece] = isOwnWay ? 0 : 1;
    path[piece] = isOwnWay ? YES : OPEN;
  }
  for (let i = 0; i < moverCount; i++) {
    const piece = movers[i] ?? 0;
    const other = occupant[target[piece] ?? 0] ?? NOBODY;
    if (other === NOBODY || kind[other] !== MOVE || target[other] !== from[piece]) continue;
    if (byConvoy[piece] === 0 && byConvoy[other] === 0) opponent[piece] = other;
  }
}

function isBeside({ board, provinces, units, place, from, to, target }: PlainField, piece: number): boolean {
  if (units[piece]?.type === 'F') return board.fleetBorder[(place[piece] ?? 0) * board.locations.length + (to[piece] ?? 0)] === 1;
  return board.armyBorder[(from[piece] ?? 0) * provinces + (target[piece] ?? 0)] === 1;
}

function isOwnConvoyReady(field: PlainField, army: number): boolean {
  const { units, carriers, nextCarrier, isUsable } = field;
  if (units[army]?.type === 'F') return false;
  let hasOwn = false;
  for (let fleet = carriers[army] ?? NOBODY; fleet !== NOBODY; fleet = nextCarrier[fleet] ?? NOBODY) {
    isUsable[fleet] = 1;
    if (units[fleet]?.power === units[army]?.power) hasOwn = true;
  }
  return hasOwn && isCarried(field, army);
}

/** Whether some usable carriers form a chain from the army to its target. */
export function isCarried(field: PlainField, army: number): boolean {
  const { carriers, nextCarrier, isUsable, from, target } = field;
  const first = carriers[army] ?? NOBODY;
  for (let fleet = first; fleet !== NOBODY; fleet = nextCarrier[fleet] ?? NOBODY)
    if (isUsable[fleet] === 1 && touches(field, fleet, from[army] ?? 0) && touches(field, fleet, target[army] ?? 0)) return true;
  return first !== NOBODY && nextCarrier[first] !== NOBODY && isChained(field, army);
}

function isChained(field: PlainField, army: number): boolean {
  const { board, place, carriers, nextCarrier, isUsable, reached, from, target } = field;
  const first = carriers[army] ?? NOBODY;
  let count = 0;
  for (let fleet = first; fleet !== NOBODY; fleet = nextCarrier[fleet] ?? NOBODY)
    if (isUsable[fleet] === 1 && touches(field, fleet, from[army] ?? 0)) reached[count++] = fleet;
  for (let i = 0; i < count; i++) {
    const fleet = reached[i] ?? 0;
    if (touches(field, fleet, target[army] ?? 0)) return true;
    const row = (place[fleet] ?? 0) * board.locations.length;
    for (let next = first; next !== NOBODY; next = nextCarrier[next] ?? NOBODY)
      if (isUsable[next] === 1 && board.fleetBorder[row + (place[next] ?? 0)] === 1 && !isAmong(reached, count, next))
        reached[count++] = next;
  }
  return false;
}

function isAmong(pieces: Int16Array, count: number, piece: number): boolean {
  for (let i = 0; i < count; i++) if (pieces[i] === piece) return true;
  return false;
}

const touches = ({ board, provinces, place }: PlainField, fleet: number, province: number): boolean =>
  board.fleetReach[(place[fleet] ?? 0) * provinces + province] === 1;
