import type { Board } from '../board/board.js';
import type { Decision } from './decision.js';
import { path, succeeds, supportGiven } from './equations.js';
import { whileTracking } from './trackReads.js';

const NAMES = { path: 0, moves: 1, given: 2 } as const;
const nameOf = ({ piece, kind }: Decision): number => piece.number * 3 + NAMES[kind];

/**
 * Returns the first strongly connected component of the open decisions (Tarjan's algorithm): its decisions depend on each other and on no
 * other open decision.
 */
export function innermostCycle(board: Board, open: readonly Decision[]): readonly Decision[] {
  const byName = new Map(open.map(d => [nameOf(d), d]));
  const index = new Map<number, number>();
  const low = new Map<number, number>();
  const stack: number[] = [];
  const visit = (name: number, decision: Decision): readonly Decision[] | undefined => {
    index.set(name, index.size);
    low.set(name, index.size - 1);
    stack.push(name);
    for (const next of waitsOn(board, decision, byName)) {
      const known = index.get(next);
      const there = byName.get(next);
      if (known === undefined && there) {
        const found = visit(next, there);
        if (found) return found;
        lower(low, name, low.get(next));
      } else if (stack.includes(next)) lower(low, name, known);
    }
    if (low.get(name) !== index.get(name)) return undefined;
    return stack.splice(stack.indexOf(name)).flatMap(n => byName.get(n) ?? []);
  };
  for (const [name, decision] of byName) {
    const found = visit(name, decision);
    if (found) return found;
  }
  throw new Error('no open decision waits on anything: the ledger stalled for no reason');
}

const lower = (low: Map<number, number>, name: number, to: number | undefined): void => {
  low.set(name, Math.min(low.get(name) ?? 0, to ?? Number.MAX_SAFE_INTEGER));
};

function waitsOn(board: Board, decision: Decision, open: ReadonlyMap<number, Decision>): ReadonlySet<number> {
  const found = new Set<number>();
  whileTracking(
    (piece, kind) => {
      const name = nameOf({ piece, kind });
      if (open.has(name)) found.add(name);
    },
    () => {
      for (const most of [false, true]) evaluate(board, decision, most);
    },
  );
  return found;
}

function evaluate(board: Board, { piece, kind }: Decision, most: boolean): void {
  switch (kind) {
    case 'path':
      path(board, piece, most);
      return;
    case 'moves':
      succeeds(piece, most);
      return;
    case 'given':
      supportGiven(piece, most);
      return;
    default:
      kind satisfies never;
  }
}
