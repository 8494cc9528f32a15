import { provinceNumberOf } from '../board/board.js';
import { type Location, type ProvinceId, provinceOf, virtualProvinceOf } from '../board/location.js';
import type { DislodgedUnit } from '../board/position.js';
import type { BasicOrder } from '../model/basicOrder.js';
import { ruleIndexOf } from '../model/ruleIndex.js';
import type { Amendment, Round, RuleModule, TurnFacts } from '../model/ruleModule.js';
import type { Variant } from '../model/variant.js';
import { buildOrderGraph, resetDecisions } from './buildOrderGraph.js';
import { settle } from './ledger.js';
import type { OrderGraph, Piece, Space } from './orderGraph.js';
import { contestedAfter, dislodgedUnits, unitsAfter } from './retreatOptions.js';
import { finalUnit, hasBounced, hasMoved, wasDislodged } from './settledPieces.js';

/** Resolves all orders, and again after each round in which a rule adds amendments. `laid`: amendments that apply from the first round. */
export function resolveRounds(
  variant: Variant,
  orders: readonly BasicOrder[],
  written: Round['written'],
  facts: TurnFacts,
  laid: readonly Amendment[] = [],
): OrderGraph {
  const { board, rules } = variant;
  const { amend } = ruleIndexOf(rules);
  const graph = buildOrderGraph(board, rules, orders, facts);
  let amendments = amend.length > 0 ? [...laid, ...askFor(amend, undefined, written, [])] : laid;
  for (;;) {
    applyAmendments(graph, amendments);
    settle(graph);
    markEntrants(graph);
    const more = amend.length > 0 ? askFor(amend, roundOf(variant, graph, written, facts), written, amendments) : [];
    if (more.length === 0) return graph;
    amendments = [...amendments, ...more];
    resetDecisions(graph);
  }
}

function askFor(
  rules: readonly RuleModule[],
  round: Round | undefined,
  written: Round['written'],
  sofar: readonly Amendment[],
): readonly Amendment[] {
  const asked: Amendment[] = [];
  for (const rule of rules) if (rule.amend) asked.push(...rule.amend(round, written, sofar));
  return asked;
}

/** Applies amendments in their order: a later departure replaces an earlier one of the same unit, while bonuses accumulate. */
function applyAmendments(graph: OrderGraph, amendments: readonly Amendment[]): void {
  for (const amendment of amendments) {
    const piece = pieceFrom(graph, amendment.at);
    if (!piece) throw new Error(`nobody stands in ${amendment.at} to lay anything down for`);
    if ('leaves' in amendment) {
      piece.movesLeast = amendment.leaves ? 1 : 0;
      piece.movesMost = piece.movesLeast;
    } else if ('passes' in amendment) {
      piece.pathLeast = amendment.passes ? 1 : 0;
      piece.pathMost = piece.pathLeast;
    } else {
      piece.own = { ...piece.own, bonus: piece.own.bonus + amendment.by, bonusBecause: amendment.because };
    }
  }
}

/** Returns the piece in a province, or the virtual army at that location. */
export const pieceFrom = ({ board, pieces, spaces }: OrderGraph, at: Location): Piece | undefined =>
  (virtualProvinceOf(at) === undefined ? spaces[provinceNumberOf(board, at)]?.occupant : undefined) ??
  pieces.find(({ space }) => space.id === at);

function markEntrants({ moves }: OrderGraph): void {
  for (const p of moves) if (p.target !== undefined && hasMoved(p)) p.target.entrant = p;
}

/** Presents a settled graph to the rules. */
export function roundOf(variant: Variant, graph: OrderGraph, written: Round['written'], facts: TurnFacts): Round {
  const spaceAt = (at: ProvinceId): Space | undefined => graph.spaces[provinceNumberOf(graph.board, at)];
  let retreating: readonly DislodgedUnit[] | undefined;
  return {
    facts,
    written,
    moved: from => {
      const piece = spaceAt(from)?.occupant;
      return piece !== undefined && hasMoved(piece);
    },
    dislodged: at => {
      const piece = spaceAt(at)?.occupant;
      return piece !== undefined && wasDislodged(piece);
    },
    losses: () => facts.units.filter((_, number) => isLost(graph.pieces[number])),
    retreats: at => {
      retreating ??= retreatingIn(variant, graph);
      return retreating.find(unit => provinceOf(unit.at) === at)?.retreats ?? [];
    },
    standsIn: at => {
      const space = spaceAt(at);
      const piece = space?.entrant ?? space?.occupant;
      const unit = piece && finalUnit(piece);
      return unit !== undefined && provinceOf(unit.at) === at ? unit : undefined;
    },
    repels: (at, power) => {
      const space = spaceAt(at);
      return space !== undefined && space.entrant === undefined && space.incoming.some(p => p.power !== power && hasBounced(p));
    },
  };
}

const isLost = (piece: Piece | undefined): boolean => piece !== undefined && wasDislodged(piece);

function retreatingIn(variant: Variant, graph: OrderGraph): readonly DislodgedUnit[] {
  const standing = unitsAfter(graph, undefined);
  return dislodgedUnits(variant, graph, standing, contestedAfter(graph, [], standing));
}
