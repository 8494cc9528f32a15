import type { Decision } from './decision.js';
import type { Piece } from './orderGraph.js';

/** Decides a cycle of decisions that depend on each other, by the first rule that applies to it. */
export function breakCycle(cycle: readonly Decision[]): void {
  const rule = [szykman, circularMovement, mutualCut].find(breaks => breaks(cycle));
  if (!rule) throw new Error(`no cycle rule breaks the cycle of ${cycle.map(d => `${d.kind} ${d.piece.space.id}`).join(', ')}`);
}

/** Szykman rule (DATC 4.A.2): an army whose attack decides the fate of its own convoy neither attacks nor stands others off. */
function szykman(cycle: readonly Decision[]): boolean {
  const armies = cycle.filter(d => d.kind === 'path');
  for (const { piece } of armies) piece.pathMost = 0;
  return armies.length > 0;
}

/** DATC 5.C.1: units that move in a ring all move. */
function circularMovement(cycle: readonly Decision[]): boolean {
  const movers = new Set(cycle.filter(d => d.kind === 'moves').map(d => d.piece));
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

/** Supports that depend on each other without a convoy or a ring, which happens over walls: none is given. */
function mutualCut(cycle: readonly Decision[]): boolean {
  const supports = cycle.filter(d => d.kind === 'given');
  for (const { piece } of supports) {
    piece.givenLeast = 0;
    piece.givenMost = 0;
  }
  return supports.length > 0;
}
