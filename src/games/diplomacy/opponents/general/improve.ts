import { type Random, shuffled } from '../../../../lib/random.js';
import type { Plan } from '../captain/captainMoves.js';
import { type Outlook, type SeenUnit, threatTo } from '../captain/outlook.js';
import { type Crossing, canSupport, crossingTasks, goalOf, HOLD, stepOf, type Task } from '../captain/plan.js';
import { otherTasks } from './otherTasks.js';

/** Changes of a plan: the tasks of some pieces. */
type Change = readonly (readonly [SeenUnit, Task])[];

/** Turns of the others that plans are tried against. */
export interface Trials {
  readonly count: number;
  /** What a plan is worth in one of them. */
  worthOf(plan: Plan, trial: number): number;
}

/** How a plan is improved. */
export interface Search {
  readonly random: Random;
  /** The most trials. */
  readonly most: number;
  /** The crossings that may be tried. */
  readonly crossings: readonly Crossing[];
}

/** A plan and what it is worth on average of all trials. */
export interface Valued {
  readonly plan: Plan;
  readonly worth: number;
}

/**
 * Improves a plan step by step: changes the task of one piece, or has one attack while others support it, and keeps what is better on
 * average of all trials. A change that does not look better after some of them is left. Stops when no change is better, or after `most`
 * trials.
 */
export function improved(
  outlook: Outlook,
  plan: Plan,
  { count, worthOf }: Trials,
  { random, most, crossings }: Search,
): { readonly best: Valued; readonly first: Valued } {
  let best = plan;
  let worths: readonly number[] = Array.from({ length: count }, (_, trial) => worthOf(plan, trial));
  const first = { plan, worth: mean(worths) };
  let tried = count;
  const seen = new Set([keyOf(plan)]);
  let isBetter = true;
  while (isBetter && tried < most) {
    isBetter = false;
    for (const change of urgentFirst(outlook, shuffled(changesOf(outlook, best, crossings), random))) {
      if (tried >= most) break;
      const changed = withChange(outlook, best, change);
      if (!changed || seen.has(keyOf(changed))) continue;
      seen.add(keyOf(changed));
      const found = better(changed);
      if (!found) continue;
      best = changed;
      worths = found;
      isBetter = true;
    }
  }
  return { best: { plan: best, worth: mean(worths) }, first };

  /** What a plan is worth in each trial, if that is better. */
  function better(changed: Plan): readonly number[] | undefined {
    const found: number[] = [];
    let ahead = 0;
    for (let trial = 0; trial < count; trial++) {
      const worth = worthOf(changed, trial);
      tried += 1;
      found.push(worth);
      ahead += worth - (worths[trial] ?? 0);
      if (trial + 1 === FEW && ahead < -BEHIND) return undefined;
      if (trial + 1 === count >> 1 && ahead <= 0) return undefined;
    }
    return ahead > LEAST * count ? found : undefined;
  }
}
const LEAST = 1e-4;
const mean = (worths: readonly number[]): number => worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
/** After so many trials a change is left that is so much behind in all of them. After half of the trials it has to be ahead. */
const FEW = 2;
const BEHIND = 0.3;

/** The changes in which one unit goes to a vacant own centre that others threaten come first: the budget may end before the last. */
function urgentFirst(outlook: Outlook, changes: readonly Change[]): readonly Change[] {
  const isUrgent = ([first, second]: Change): boolean => {
    if (first === undefined || second !== undefined) return false;
    const [{ power }, task] = first;
    if (task.kind !== 'move' || outlook.pieceIn[task.step.province]) return false;
    const centre = outlook.terrain.centreIn[task.step.province] ?? -1;
    return centre >= 0 && outlook.owners[centre] === power && threatTo(outlook, power, task.step.province) > 0;
  };
  return [...changes.filter(isUrgent), ...changes.filter(change => !isUrgent(change))];
}

/** A plan as text. */
function keyOf(plan: Plan): string {
  let key = '';
  for (const [{ number }, task] of plan) key += `${number}${textOf(task)};`;
  return key;
}

function textOf(task: Task): string {
  if (task.kind === 'move') return `m${task.step.node}`;
  if (task.kind === 'support') return `s${task.of.number}-${task.step?.node ?? ''}`;
  return task.kind === 'given' ? JSON.stringify(task.order) : 'h';
}

function changesOf(outlook: Outlook, plan: Plan, crossings: readonly Crossing[]): readonly Change[] {
  const pieces = [...plan.keys()];
  const changes: Change[] = [];
  for (const piece of pieces) {
    changes.push([[piece, HOLD]]);
    for (const task of otherTasks(outlook, piece)) changes.push([[piece, task]]);
    for (const step of piece.steps) {
      const attack = [piece, { kind: 'move', step }] as const;
      changes.push([attack]);
      const helpers = pieces.filter(other => other !== piece && canSupport(outlook, other, step.province));
      const supports = helpers.map(other => [other, { kind: 'support', of: piece, step }] as const);
      for (const one of supports) changes.push([attack, one]);
      if (supports.length > 1) changes.push([attack, ...supports.slice(0, 2)], [attack, ...supports.slice(-2)]);
      if (supports.length > 2) changes.push([attack, ...supports.slice(0, 3)]);
    }
    for (const [other, task] of plan) {
      if (other === piece || !canSupport(outlook, piece, goalOf(other, task))) continue;
      const step = stepOf(other, task);
      if (step) changes.push([[piece, { kind: 'support', of: other, step }]]);
      else if (goalOf(other, task) === other.province) changes.push([[piece, { kind: 'support', of: other }]]);
    }
  }
  for (const crossing of crossings) changes.push(...convoysBy(outlook, crossing, pieces));
  return changes;
}

/** A crossing by itself, and with one support if somebody may be in its way. */
function convoysBy(outlook: Outlook, crossing: Crossing, pieces: readonly SeenUnit[]): readonly Change[] {
  const { army, fleets, step } = crossing;
  const tasks = crossingTasks(crossing);
  if (threatTo(outlook, army.power, step.province) === 0) return [tasks];
  const helpers = pieces.filter(other => other !== army && !fleets.includes(other) && canSupport(outlook, other, step.province));
  return [tasks, ...helpers.map((other): Change => [...tasks, [other, { kind: 'support', of: army, step }]])];
}

/**
 * Returns the plan with a change. Supports of a piece follow its new task where they can. Undefined if two pieces would go to one place, or
 * change places.
 */
function withChange(outlook: Outlook, plan: Plan, change: Change): Plan | undefined {
  const changed = new Map(plan);
  for (const [piece, task] of change) changed.set(piece, task);
  for (const [piece, task] of changed) if (task.kind === 'given') changed.set(piece, carried(changed, task));
  for (const [piece, task] of changed) if (task.kind === 'support') changed.set(piece, followed(outlook, changed, piece, task));
  const goals = new Map<number, SeenUnit>();
  for (const [piece, task] of changed) {
    const goal = goalOf(piece, task);
    if (goals.has(goal)) return undefined;
    goals.set(goal, piece);
    if (task.kind !== 'move') continue;
    const there = outlook.pieceIn[goal];
    const back = there && changed.get(there);
    if (there && back?.kind === 'move' && back.step.province === piece.province) return undefined;
  }
  return changed;
}

/** The support as it must be for what the supported piece does now; to hold if there is none. */
function followed(outlook: Outlook, plan: Plan, piece: SeenUnit, task: Extract<Task, { kind: 'support' }>): Task {
  const own = plan.get(task.of);
  if (own === undefined) return task;
  const step = stepOf(task.of, own);
  if (step) {
    if (step === task.step) return task;
    return canSupport(outlook, piece, step.province) ? { kind: 'support', of: task.of, step } : HOLD;
  }
  if (goalOf(task.of, own) !== task.of.province) return HOLD;
  if (task.step === undefined) return task;
  return canSupport(outlook, piece, task.of.province) ? { kind: 'support', of: task.of } : HOLD;
}

/** A convoyed army and its fleets hold if one of them does something else now. */
function carried(plan: Plan, task: Extract<Task, { kind: 'given' }>): Task {
  const { crossing } = task;
  if (!crossing) return task;
  const isMade = [crossing.army, ...crossing.fleets].every(piece => {
    const own = plan.get(piece);
    return own?.kind === 'given' && own.crossing === crossing;
  });
  return isMade ? task : HOLD;
}
