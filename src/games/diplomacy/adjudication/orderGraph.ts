import { oceanOf } from '../board/berths.js';
import type { Board } from '../board/board.js';
import { type Location, provinceOf, virtualProvinceOf } from '../board/location.js';
import type { BasicOrder } from '../model/basicOrder.js';
import { ruleIndexOf } from '../model/ruleIndex.js';
import type { AttackModifier, HoldModifier, RuleModule, TurnFacts } from '../model/ruleModule.js';
import { virtualOrders } from '../orders/virtualArmies.js';

/** A province in the eyes of one phase: who stands there, who wants to go there. */
export interface Space {
  readonly id: string;
  /** Its number on the board. */
  readonly number: number;
  occupant: Piece | undefined;
  /** The virtual army that withstands there beside whoever leaves it, or alone. */
  guard: Piece | undefined;
  /** The moves that want to go there. */
  incoming: readonly Piece[];
  /** When all is settled: the move that got in. */
  entrant: Piece | undefined;
}

/** A change of one attack by a rule; with `supports` only while one of them counts. */
export interface AppliedModifier {
  readonly by: number;
  readonly because: string;
  readonly supports: readonly Piece[] | undefined;
}

/**
 * A unit with its order: what is fixed before anything is resolved, and the bounds of the decisions on it. The ledger
 * narrows each pair of bounds until they meet. `path` and `moves` are 0 or 1, `given` is the strength of its support.
 */
export interface Piece {
  readonly order: BasicOrder;
  /** Its place in the list of orders. */
  readonly number: number;
  readonly power: string;
  /** No unit: nothing can be done to it, and nothing is left of it where it does not move. */
  virtual: boolean;
  readonly space: Space;
  /** The location's number on the board. */
  location: number;
  /** Of a move its target; of a support the province it is given into; else, or off the board: undefined. */
  target: Space | undefined;
  /** The number of the location that a move names, or −1. */
  destination: number;
  /** Matching supports of its move, or of its staying where it is. */
  supports: readonly Piece[];
  /** Of a support or convoy: the piece it helps, if that was really ordered so. */
  helps: Piece | undefined;
  /** The move it meets head-to-head. */
  opponent: Piece | undefined;
  /** The fleets ordered to carry it, whether or not it goes by convoy. */
  carriers: readonly Piece[];
  /** The same if it goes by convoy; undefined: it goes by itself. */
  fleets: readonly Piece[] | undefined;
  /** Of a convoy: the move that breaks it, whatever becomes of that. */
  brokenBy: Piece | undefined;
  ownAttack: number;
  ownSupport: number;
  ownHold: number;
  /** What rules add where it stays. */
  holdModifiers: readonly HoldModifier[] | undefined;
  /** What a rule laid down on top, in whatever withstands dislodgement; and because of what. */
  bonus: number;
  bonusBecause: string | undefined;
  /** It is dislodged where it failed to leave, even if nobody enters. */
  evicted: boolean;
  changes: readonly AppliedModifier[] | undefined;
  pathLeast: number;
  pathMost: number;
  movesLeast: number;
  movesMost: number;
  givenLeast: number;
  givenMost: number;
}

export interface OrderGraph {
  readonly board: Board;
  readonly pieces: readonly Piece[];
  /** By province number; undefined where nobody stands or goes. */
  readonly spaces: readonly (Space | undefined)[];
  /** The pieces in open oceans, each in a space of its own; undefined where no ocean is open. */
  readonly afloat: readonly Piece[] | undefined;
}

/** `orders`: one a unit, all of them legal; a move that needs a convoy is legal without one and then has no path. */
export function buildOrderGraph(board: Board, rules: readonly RuleModule[], orders: readonly BasicOrder[], facts: TurnFacts): OrderGraph {
  const spaces = new Array<Space | undefined>(board.provinces.length).fill(undefined);
  const pieces: Piece[] = [];
  const moves: Piece[] = [];
  const convoys: Piece[] = [];
  for (const order of orders) {
    const piece = placePiece(board, spaces, order, pieces.length);
    pieces.push(piece);
    if (order.kind === 'move') moves.push(piece);
    else if (order.kind === 'convoy') convoys.push(piece);
  }
  if (rules.length > 0)
    for (const order of virtualOrders(rules, facts)) {
      const piece = placeVirtual(board, spaces, order, pieces.length);
      if (!piece) continue;
      pieces.push(piece);
      if (order.kind === 'move') moves.push(piece);
    }
  const afloat = board.open && pieces.filter(piece => board.open?.[piece.space.number] === 1);
  for (const piece of pieces) matchHelp(board, spaces, afloat, piece);
  for (const piece of moves) chooseWay(board, rules, piece);
  const { breaksConvoy } = ruleIndexOf(rules);
  if (breaksConvoy.length > 0) for (const piece of convoys) piece.brokenBy = breakerOf(board, breaksConvoy, piece);
  for (const piece of moves) piece.opponent = headToHead(piece);
  if (rules.length > 0) applyRules(rules, pieces, moves, facts);
  return { board, pieces, spaces, afloat };
}

/** Takes back all that was decided on a graph. */
export function resetDecisions({ pieces }: OrderGraph): void {
  for (const piece of pieces) {
    open(piece);
    if (piece.target) piece.target.entrant = undefined;
  }
}

function open(piece: Piece): void {
  piece.pathLeast = piece.fleets === undefined ? 1 : 0;
  piece.pathMost = 1;
  piece.movesLeast = 0;
  piece.movesMost = 1;
  piece.givenLeast = 0;
  piece.givenMost = piece.order.kind === 'support' ? piece.ownSupport : 0;
  piece.bonus = 0;
}

function applyRules(rules: readonly RuleModule[], pieces: readonly Piece[], moves: readonly Piece[], facts: TurnFacts): void {
  const { ownStrength, attackModifier, holdModifier } = ruleIndexOf(rules);
  if (ownStrength.length > 0) for (const piece of pieces) if (isStrong(ownStrength, piece)) askForStrength(piece, ownStrength, facts);
  if (attackModifier.length > 0) for (const piece of moves) piece.changes = changesOf(pieces, piece, attackModifier, facts);
  if (holdModifier.length > 0)
    for (const piece of pieces) if (piece.order.kind !== 'move') piece.holdModifiers = holdChangesOf(piece, holdModifier, facts);
}

function placePiece(board: Board, spaces: (Space | undefined)[], order: BasicOrder, number: number): Piece {
  const location = locationNumber(board, order.unit.at);
  const space = board.open === undefined ? spaceOf(board, spaces, location) : spaceFor(board, spaces, location, order.unit.at);
  if (space.occupant) throw new Error(`two units in ${space.id}`);
  const aim = targetOf(order);
  const destination = aim === undefined ? -1 : locationNumber(board, aim);
  const target =
    aim === undefined ? undefined : board.open ? spaceFor(board, spaces, destination, aim) : spaceOf(board, spaces, destination);
  const piece = pieceOf(order, number, space);
  piece.location = location;
  piece.target = target;
  piece.destination = destination;
  space.occupant = piece;
  if (target && order.kind === 'move') target.incoming = withPiece(target.incoming, piece);
  return piece;
}

/** One that holds guards the place it is called after, unless a unit stays there; one that moves comes there from off the board. */
function placeVirtual(board: Board, spaces: (Space | undefined)[], order: BasicOrder, number: number): Piece | undefined {
  const haunt = virtualProvinceOf(order.unit.at);
  if (haunt === undefined) throw new Error(`no virtual army is called after ${order.unit.at}`);
  const location = locationNumber(board, haunt);
  const there = spaceOf(board, spaces, location);
  const isGuard = order.kind !== 'move';
  if (isGuard && there.occupant && there.occupant.order.kind !== 'move') return undefined;
  const space: Space = {
    id: order.unit.at,
    number: there.number,
    occupant: undefined,
    guard: undefined,
    incoming: NOBODY,
    entrant: undefined,
  };
  const piece = pieceOf(order, number, space);
  piece.virtual = true;
  piece.location = location;
  if (!isGuard) {
    piece.target = there;
    piece.destination = location;
  }
  space.occupant = piece;
  if (isGuard) there.guard = piece;
  else there.incoming = withPiece(there.incoming, piece);
  return piece;
}

function pieceOf(order: BasicOrder, number: number, space: Space): Piece {
  return {
    order,
    number,
    power: order.unit.power,
    virtual: false,
    space,
    location: -1,
    target: undefined,
    destination: -1,
    supports: NOBODY,
    helps: undefined,
    opponent: undefined,
    carriers: NOBODY,
    fleets: undefined,
    brokenBy: undefined,
    ownAttack: 1,
    ownSupport: 1,
    ownHold: 1,
    holdModifiers: undefined,
    bonus: 0,
    bonusBecause: undefined,
    evicted: false,
    changes: undefined,
    pathLeast: 0,
    pathMost: 1,
    movesLeast: 0,
    movesMost: 1,
    givenLeast: 0,
    givenMost: order.kind === 'support' ? 1 : 0,
  };
}

const NOBODY: readonly Piece[] = [];
const withPiece = (pieces: readonly Piece[], piece: Piece): readonly Piece[] => (pieces.length === 0 ? [piece] : [...pieces, piece]);

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
  const number = board.locationNumber.get(at);
  if (number === undefined) throw new Error(`the board has no place called ${at}`);
  return number;
}

/** In an open ocean every fleet has a space of its own, and whoever comes finds an empty one: nobody is in anybody's way. */
function spaceFor(board: Board, spaces: (Space | undefined)[], location: number, at: Location): Space {
  const number = board.provinceOfLocation[location] ?? 0;
  if (board.open === undefined || board.open[number] !== 1) return spaceOf(board, spaces, location);
  return { id: at, number, occupant: undefined, guard: undefined, incoming: NOBODY, entrant: undefined };
}

function spaceOf(board: Board, spaces: (Space | undefined)[], location: number): Space {
  const number = board.provinceOfLocation[location] ?? 0;
  const known = spaces[number];
  if (known) return known;
  const space: Space = {
    id: board.locations[number] ?? '',
    number,
    occupant: undefined,
    guard: undefined,
    incoming: NOBODY,
    entrant: undefined,
  };
  spaces[number] = space;
  return space;
}

/** Supports and convoys find the order they help. A support-to-move matches any coast unless it names one. */
function matchHelp(board: Board, spaces: readonly (Space | undefined)[], afloat: readonly Piece[] | undefined, piece: Piece): void {
  const { order } = piece;
  if (order.kind !== 'support' && order.kind !== 'convoy') return;
  const helped = helpedBy(order, spaces[board.provinceNumber.get(order.of) ?? 0]) ?? (afloat && helpedAfloat(piece, order, afloat));
  if (!helped) return;
  piece.helps = helped;
  if (order.kind === 'support') helped.supports = withPiece(helped.supports, piece);
  else helped.carriers = withPiece(helped.carriers, piece);
}

function helpedBy(order: Extract<BasicOrder, { kind: 'support' | 'convoy' }>, there: Space | undefined): Piece | undefined {
  const piece = there?.occupant;
  if (piece && isHelped(order, piece.order)) return piece;
  if (order.kind !== 'support') return undefined;
  return order.to === undefined ? there?.guard : order.to === order.of ? there?.incoming.find(p => p.virtual) : undefined;
}

/** Of the fleets in an ocean the one that is named; without a number the first other whose order fits. */
const helpedAfloat = (
  helper: Piece,
  order: Extract<BasicOrder, { kind: 'support' | 'convoy' }>,
  afloat: readonly Piece[],
): Piece | undefined => {
  const isMeant = ({ space: { id } }: Piece): boolean => id === order.of || oceanOf(id) === order.of;
  return afloat.find(other => other !== helper && isMeant(other) && isHelped(order, other.order));
};

function isHelped(order: Extract<BasicOrder, { kind: 'support' | 'convoy' }>, other: BasicOrder): boolean {
  if (order.kind === 'support' && order.to === undefined) return other.kind !== 'move';
  if (other.kind !== 'move' || other.to === undefined) return false;
  return order.to === other.to || order.to === provinceOf(other.to);
}

/** DATC 4.A.3: an explicit `via convoy` wins; else an army beside its target goes by convoy only if a fleet of its own power carries it. */
function chooseWay(board: Board, rules: readonly RuleModule[], piece: Piece): void {
  const { order } = piece;
  const beside = piece.destination < 0 || piece.virtual || isBeside(board, rules, piece);
  const viaConvoy = order.kind === 'move' && order.viaConvoy;
  if (beside && !viaConvoy && (order.unit.type === 'F' || !isOwnConvoyReady(board, piece))) piece.pathLeast = 1;
  else piece.fleets = piece.carriers;
}

const isOwnConvoyReady = (board: Board, army: Piece): boolean =>
  army.carriers.some(fleet => fleet.power === army.power) && isCarried(board, army, army.carriers);

/** Whether a move, by the unit as it acts, goes to a neighbouring place. */
function isBeside(board: Board, rules: readonly RuleModule[], { order, location, destination, space, target }: Piece): boolean {
  if (order.unit.type === 'F') return board.fleetBorder[location * board.locations.length + destination] === 1;
  if (board.armyBorder[space.number * board.provinces.length + (target?.number ?? 0)] === 1) return true;
  return target !== undefined && rules.some(rule => rule.reachesAs?.(order.unit, target.id, board) === 'A');
}

/** Whether some of these fleets make a chain from the army to its target. */
export function isCarried(board: Board, army: Piece, fleets: readonly Piece[]): boolean {
  if (!army.target) return false;
  const from = army.space.number;
  const to = army.target.number;
  const L = board.locations.length;
  const touches = (fleet: Piece, province: number): boolean => board.fleetReach[fleet.location * board.provinces.length + province] === 1;
  const reached = fleets.filter(fleet => touches(fleet, from));
  for (const fleet of reached) {
    if (touches(fleet, to)) return true;
    for (const next of fleets)
      if (!reached.includes(next) && board.fleetBorder[fleet.location * L + next.location] === 1) reached.push(next);
  }
  return false;
}

/** Of several the first on the board. */
function breakerOf(board: Board, rules: readonly RuleModule[], { order, space }: Piece): Piece | undefined {
  const breaks = ({ order: attack }: Piece): boolean =>
    order.kind === 'convoy' && attack.kind === 'move' && rules.some(rule => rule.breaksConvoy?.(attack, order, board) === true);
  return space.incoming.filter(breaks).toSorted((a, b) => a.space.number - b.space.number)[0];
}

function headToHead(piece: Piece): Piece | undefined {
  const other = piece.fleets === undefined ? piece.target?.occupant : undefined;
  return other?.order.kind === 'move' && other.target === piece.space && other.fleets === undefined ? other : undefined;
}

function isStrong(rules: readonly RuleModule[], { power }: Piece): boolean {
  for (const { ownStrengthPower } of rules) if (ownStrengthPower === undefined || ownStrengthPower === power) return true;
  return false;
}

function askForStrength(piece: Piece, rules: readonly RuleModule[], facts: TurnFacts): void {
  const { order } = piece;
  piece.ownHold = ownStrength(rules, order, 'hold', facts);
  if (order.kind === 'move') piece.ownAttack = ownStrength(rules, order, 'attack', facts);
  if (order.kind === 'support') {
    piece.ownSupport = ownStrength(rules, order, 'support', facts);
    piece.givenMost = piece.ownSupport;
  }
}

function ownStrength(rules: readonly RuleModule[], order: BasicOrder, as: 'attack' | 'support' | 'hold', facts: TurnFacts): number {
  let most = 1;
  for (const rule of rules) most = Math.max(most, rule.ownStrength?.(order, as, facts) ?? 1);
  return most;
}

function holdChangesOf(
  { order, virtual, space }: Piece,
  rules: readonly RuleModule[],
  facts: TurnFacts,
): readonly HoldModifier[] | undefined {
  const at = virtual ? (virtualProvinceOf(space.id) ?? space.id) : space.id;
  let changes: HoldModifier[] | undefined;
  for (const rule of rules) {
    const change = rule.holdModifier?.(order, at, facts);
    if (change) changes = [...(changes ?? []), change];
  }
  return changes;
}

function changesOf(
  pieces: readonly Piece[],
  attacker: Piece,
  rules: readonly RuleModule[],
  facts: TurnFacts,
): readonly AppliedModifier[] | undefined {
  const { order } = attacker;
  if (order.kind !== 'move' || order.to === undefined) return undefined;
  const supports = attacker.supports.map(s => s.order);
  let changes: AppliedModifier[] | undefined;
  for (const rule of rules) {
    const change = rule.attackModifier?.(order, supports, facts);
    if (change) changes = [...(changes ?? []), attackModifier(pieces, change)];
  }
  return changes;
}

const attackModifier = (pieces: readonly Piece[], { by, because, whileGiven }: AttackModifier): AppliedModifier => ({
  by,
  because,
  supports: whileGiven && pieces.filter(p => whileGiven.includes(p.order)),
});
