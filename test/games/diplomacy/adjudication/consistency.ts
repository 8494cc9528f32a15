import { provinceOf } from '../../../../src/games/diplomacy/board/location.js';
import type { OrderResult } from '../../../../src/games/diplomacy/model/report.js';
import { problemOf } from './agreement.js';
import { type Guess, getsIn, gives, hasPath, type Table } from './oracle/equations.js';
import { setOut } from './oracle/table.js';
import { resolved, type Skirmish } from './skirmish.js';

/**
 * Returns where the ledger's answers contradict the equations evaluated with those answers; undefined if nowhere. Works for positions that
 * are too large to search. Two rules override the equations: Szykman (no path) and the mutual cut (no support).
 */
export function contradiction(skirmish: Skirmish): string | undefined {
  const { results, virtual = [] } = resolved(skirmish);
  const byHome = new Map(results.flatMap(r => (r.order.kind === 'waive' ? [] : [[provinceOf(r.order.at), r] as const])));
  const cornered = new Set(results.flatMap(({ order, bonus }) => (bonus && order.kind !== 'waive' ? [provinceOf(order.at)] : [])));
  const table = setOut(problemOf(skirmish), new Set(results.flatMap(stayed)), cornered);
  const guess = guessFrom(table, byHome, new Set(virtual.flatMap(({ at, outcome }) => (outcome.kind === 'moved' ? [`*${at}`] : []))));
  const denied = table.actors.flatMap(({ home }, i) => denials(table, guess, i).map(what => `${home}: ${what}`));
  return denied.length === 0 ? undefined : denied.join('\n');
}

function stayed({ order, outcome }: OrderResult): readonly string[] {
  if (order.kind !== 'rapid') return [];
  const home = provinceOf(order.at);
  return outcome.kind === 'travelled' && outcome.to !== home ? [] : [home];
}

function guessFrom({ actors }: Table, results: ReadonlyMap<string, OrderResult>, returned: ReadonlySet<string>): Guess {
  const outcomes = actors.map(({ home }) => results.get(home)?.outcome);
  return {
    path: outcomes.map(outcome => outcome?.kind !== 'no-convoy'),
    moves: outcomes.map((outcome, i) => outcome?.kind === 'moved' || returned.has(actors[i]?.home ?? '')),
    given: outcomes.map(outcome => (outcome?.kind === 'given' ? outcome.strength : outcome?.kind === 'cut' ? outcome.left : 0)),
  };
}

function denials(t: Table, g: Guess, i: number): readonly string[] {
  const actor = t.actors[i];
  if (actor?.does === 'support' && t.helps[i] !== undefined) {
    const due = gives(t, g, i);
    const isLaidDown = g.given[i] === 0 && t.rules.has('walls');
    return due === g.given[i] || isLaidDown ? [] : [`gives ${g.given[i]}, should give ${due}`];
  }
  if (actor?.does !== 'move') return [];
  const due = getsIn(t, g, i);
  return [
    ...(g.path[i] && !hasPath(t, g, i) ? ['has no path'] : []),
    ...(!g.path[i] && !t.byConvoy[i] ? ['has a path'] : []),
    ...(due === g.moves[i] ? [] : [due ? 'should get in' : 'should not get in']),
  ];
}
