import type { Choice, Topic } from '../../games/game.js';

/** A menu below a topic: what leads further, and what is an order already. */
export interface Step {
  readonly label: string;
  /** The order this step gives; without it, there are further steps. */
  readonly choice?: Choice;
  readonly steps: readonly Step[];
}

/**
 * The choices of a topic as nested menus, without those that are buttons. Where an order is also the beginning of longer ones, it is the first option of
 * the menu it leads to, under the label given.
 */
export function stepsOf(topic: Topic, asItIs: string): readonly Step[] {
  return nested(
    topic.choices.filter(({ apart }) => !apart),
    0,
    asItIs,
  );
}

/** Of all topics, the choices that are buttons. */
export const choicesApart = ({ topics }: { readonly topics: readonly Topic[] }): readonly Choice[] =>
  topics.flatMap(({ choices }) => choices.filter(({ apart }) => apart));

function nested(choices: readonly Choice[], depth: number, asItIs: string): readonly Step[] {
  const labels = [...new Set(choices.map(choice => labelAt(choice, depth)))];
  return labels.map(label => {
    const below = choices.filter(choice => labelAt(choice, depth) === label);
    const here = below.find(choice => choice.steps.length <= depth + 1);
    const further = below.filter(choice => choice.steps.length > depth + 1);
    if (further.length === 0) return { label, ...(here && { choice: here }), steps: [] };
    const steps = nested(further, depth + 1, asItIs);
    return { label, steps: here ? [{ label: asItIs, choice: here, steps: [] }, ...steps] : steps };
  });
}

const labelAt = (choice: Choice, depth: number): string => choice.steps[depth] ?? choice.text;

/** The steps along a path of places in each menu; undefined: the path leads nowhere. */
export function walk(steps: readonly Step[], path: readonly number[]): readonly Step[] | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return [];
  const step = steps[first];
  if (step === undefined) return undefined;
  const further = walk(step.steps, rest);
  return further && [step, ...further];
}
