import type { Choice, Topic } from '../../games/game.js';

/** An entry of a menu below a topic: an order, or the way to further entries. */
export interface MenuStep {
  readonly label: string;
  /** What else to know of what the label names. */
  readonly labelNote?: string;
  /** The order that this step completes. Undefined if there are further steps. */
  readonly choice?: Choice;
  readonly steps: readonly MenuStep[];
}

/**
 * Arranges the choices of a topic as nested menus, without those that have their own button. If an order is also the beginning of longer
 * ones, it is the first option of the menu it leads to, labelled `asItIs`.
 */
export function stepsOf(topic: Topic, asItIs: string): readonly MenuStep[] {
  return nested(
    topic.choices.filter(({ apart }) => !apart),
    0,
    asItIs,
  );
}

function nested(choices: readonly Choice[], depth: number, asItIs: string): readonly MenuStep[] {
  return [...byLabel(choices, depth)].map(([label, below]) => {
    const here = below.find(choice => choice.steps.length <= depth + 1);
    const further = below.filter(choice => choice.steps.length > depth + 1);
    const labelNote = below[0]?.stepNotes?.[depth];
    const named = { label, ...(labelNote !== undefined && { labelNote }) };
    if (further.length === 0) return { ...named, ...(here && { choice: here }), steps: [] };
    const steps = nested(further, depth + 1, asItIs);
    return { ...named, steps: here ? [{ label: asItIs, choice: here, steps: [] }, ...steps] : steps };
  });
}

function byLabel(choices: readonly Choice[], depth: number): ReadonlyMap<string, readonly Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const label = labelAt(choice, depth);
    const alike = found.get(label);
    if (alike) alike.push(choice);
    else found.set(label, [choice]);
  }
  return found;
}

const labelAt = (choice: Choice, depth: number): string => choice.steps[depth] ?? choice.text;

/** Returns the steps along a path of menu indexes. Undefined if there is no such path. */
export function walk(steps: readonly MenuStep[], path: readonly number[]): readonly MenuStep[] | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return [];
  const step = steps[first];
  if (step === undefined) return undefined;
  const further = walk(step.steps, rest);
  return further && [step, ...further];
}
