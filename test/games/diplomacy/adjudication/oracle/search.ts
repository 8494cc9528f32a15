import { type Guess, getsIn, gives, hasPath, ownStrength, type Table, targetOf } from './equations.js';
import { isMoving } from './table.js';

/** An open question about one actor. `answers` are all possible answers to it. */
export interface Question {
  readonly about: 'path' | 'moves' | 'given';
  readonly actor: number;
  readonly answers: readonly number[];
}
export interface Found {
  readonly guess: Guess;
  /** The number of assignments that satisfy every equation. */
  readonly solutions: number;
  /** The cycle rules that were needed. */
  readonly cycles: readonly Cycle[];
}
export type Cycle = 'szykman' | 'ring' | 'mutual cut';

type Answers = readonly number[];
const BOTH = [0, 1];

export function questionsOf(t: Table): readonly Question[] {
  return t.actors.flatMap((actor, i): Question[] => {
    if (isMoving(t, i)) {
      const moves: Question = { about: 'moves', actor: i, answers: BOTH };
      return t.byConvoy[i] ? [{ about: 'path', actor: i, answers: BOTH }, moves] : [moves];
    }
    if (actor.does !== 'support') return [];
    return [{ about: 'given', actor: i, answers: Array.from({ length: ownStrength(t, i) + 1 }, (_, n) => n) }];
  });
}

/**
 * Finds the answers by trying every combination. A question to which the equations always give the same answer is settled. Among the other
 * questions, it takes a group that depend only on each other: if exactly one set of answers satisfies their equations, they are settled;
 * otherwise a cycle rule decides. Repeats until all questions are settled.
 */
export function search(t: Table): Found {
  const questions = questionsOf(t);
  const known = new Map<number, number>();
  const cycles: Cycle[] = [];
  let trials = everyTrial(t, questions);
  const solutions = trials.filter(trial => isSolution(trial, [...questions.keys()])).length;
  while (known.size < questions.length) {
    const open = questions.flatMap((_, q) => (known.has(q) ? [] : [q]));
    const certain = open.filter(q => trials.every(trial => trial.says[q] === trials[0]?.says[q]));
    for (const q of certain) known.set(q, trials[0]?.says[q] ?? 0);
    if (certain.length === 0) {
      const { laid, by } = cut(t, questions, innermost(open, trials), trials);
      for (const [q, answer] of laid) known.set(q, answer);
      if (by) cycles.push(by);
    }
    trials = stillPossible(trials, known);
  }
  return {
    guess: guessOf(
      t,
      questions,
      questions.map((_, q) => known.get(q) ?? 0),
    ),
    solutions,
    cycles,
  };
}

/** One combination of answers, and the answers that the equations then give. */
interface Trial {
  readonly answers: Answers;
  readonly says: Answers;
}

function everyTrial(t: Table, questions: readonly Question[]): readonly Trial[] {
  return product(questions.map(q => q.answers)).map(answers => ({ answers, says: saidOf(t, questions, answers) }));
}

const stillPossible = (trials: readonly Trial[], known: ReadonlyMap<number, number>): readonly Trial[] =>
  trials.filter(({ answers }) => [...known].every(([q, answer]) => answers[q] === answer));

function product(choices: readonly (readonly number[])[]): readonly Answers[] {
  return choices.reduce<Answers[]>((sofar, choice) => sofar.flatMap(answers => choice.map(c => [...answers, c])), [[]]);
}

function saidOf(t: Table, questions: readonly Question[], answers: Answers): Answers {
  const guess = guessOf(t, questions, answers);
  return questions.map(({ about, actor }) => {
    if (about === 'given') return gives(t, guess, actor);
    return Number(about === 'path' ? hasPath(t, guess, actor) : getsIn(t, guess, actor));
  });
}

export function guessOf(t: Table, questions: readonly Question[], answers: Answers): Guess {
  const path = t.actors.map(() => true);
  const moves = t.actors.map(() => false);
  const given = t.actors.map(() => 0);
  questions.forEach(({ about, actor }, q) => {
    const answer = answers[q] ?? 0;
    if (about === 'given') given[actor] = answer;
    else (about === 'path' ? path : moves)[actor] = answer === 1;
  });
  return { path, moves, given };
}

const isSolution = ({ answers, says }: Trial, among: readonly number[]): boolean => among.every(q => answers[q] === says[q]);

/** Returns questions that depend on each other and on no other open question. */
function innermost(open: readonly number[], trials: readonly Trial[]): readonly number[] {
  const waits = new Map(open.map(q => [q, new Set(open.filter(other => isHeard(q, other, trials)))]));
  const reach = (from: number): ReadonlySet<number> => {
    const seen = new Set(waits.get(from));
    for (const q of seen) for (const next of waits.get(q) ?? []) seen.add(next);
    return seen;
  };
  const reached = new Map(open.map(q => [q, reach(q)]));
  const first = open.find(q => [...(reached.get(q) ?? [])].every(other => reached.get(other)?.has(q)));
  if (first === undefined) throw new Error('no question waits on itself alone');
  return [...(reached.get(first) ?? [])];
}

/** Whether changing the answer to `other` alone can change the equation of `q`. */
function isHeard(q: number, other: number, trials: readonly Trial[]): boolean {
  const said = new Map<string, number | undefined>();
  return trials.some(({ answers, says }) => {
    const rest = answers.map((a, i) => (i === other ? '' : a)).join();
    const before = said.get(rest);
    said.set(rest, says[q]);
    return before !== undefined && before !== says[q];
  });
}

/** Settles a cycle: with the only answers that satisfy its equations, or else with those of its cycle rule. */
function cut(t: Table, questions: readonly Question[], knot: readonly number[], trials: readonly Trial[]): Cut {
  const ways = new Map(trials.filter(trial => isSolution(trial, knot)).map(({ answers }) => [knot.map(q => answers[q]).join(), answers]));
  const [only] = ways.values();
  if (ways.size === 1 && only) return { laid: knot.map(q => [q, only[q] ?? 0]) };
  const about = (what: Question['about']): readonly number[] => knot.filter(q => questions[q]?.about === what);
  const ring = ringIn(t, questions, knot);
  if (about('path').length > 0) return { laid: about('path').map(q => [q, 0]), by: 'szykman' };
  if (ring.length > 0) return { laid: ring.map(q => [q, 1]), by: 'ring' };
  return { laid: about('given').map(q => [q, 0]), by: 'mutual cut' };
}
interface Cut {
  readonly laid: readonly (readonly [question: number, answer: number])[];
  readonly by?: Cycle;
}

/** Returns a ring of moves in the cycle, each to the place of the next; empty if there is none. */
function ringIn(t: Table, questions: readonly Question[], knot: readonly number[]): readonly number[] {
  const moving = new Map(knot.flatMap(q => (questions[q]?.about === 'moves' ? [[questions[q]?.actor ?? -1, q] as const] : [])));
  const next = (actor: number): number | undefined => t.in.get(targetOf(t, actor) ?? '');
  for (const first of moving.keys()) {
    const ring = [first];
    for (let i = next(first); i !== undefined && moving.has(i) && !ring.includes(i); i = next(i)) ring.push(i);
    const last = ring.at(-1);
    if (last !== undefined && next(last) === first) return ring.map(actor => moving.get(actor) ?? -1);
  }
  return [];
}
