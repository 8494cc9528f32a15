import type { Decision } from './decision.js';
import type { Piece } from './orderGraph.js';

/** Lays down what a knot of decisions that wait on one another comes to. The first rule that finds something in the knot is used. */
export function breakCycle(knot: readonly Decision[]): void {
  const rule = [szykman, circularMovement, mutualCut].find(cut => cut(knot));
  if (!rule) throw new Error(`no cycle rule cuts the knot of ${knot.map(d => `${d.kind} ${d.piece.space.id}`).join(', ')}`);
}

/** Szykman (DATC 4.A.2): an army whose attack decides its own convoy neither attacks nor stands anybody off. */
function szykman(knot: readonly Decision[]): boolean {
  const armies = knot.filter(d => d.kind === 'path');
  for (const { piece } of armies) piece.pathMost = 0;
  return armies.length > 0;
}

/** DATC 5.C.1: units that move round in a ring all move. */
function circularMovement(knot: readonly Decision[]): boolean {
  const movers = new Set(knot.filter(d => d.kind === 'moves').map(d => d.piece));
  for (const start of movers) {
    const ring = ringFrom(start, movers);
    for (const piece of ring) piece.movesLeast = 1;
    if (ring.length > 0) return true;
  }
  return false;
}

function ringFrom(start: Piece, movers: ReadonlySet<Piece>): readonly Piece[] {
  const ring = [start];
  for (let next = start.target?.occupant; next && movers.has(next); next = next.target?.occupant) {
    if (next === start) return ring;
    if (ring.includes(next)) return [];
    ring.push(next);
  }
  return [];
}

/** Supports that decide one another, with no convoy and no ring (over walls): none is given. */
function mutualCut(knot: readonly Decision[]): boolean {
  const supports = knot.filter(d => d.kind === 'given');
  for (const { piece } of supports) {
    piece.givenLeast = 0;
    piece.givenMost = 0;
  }
  return supports.length > 0;
}
