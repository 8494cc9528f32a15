import { MUTATORS } from './mutators.js';
import { evaluatedNodes, isNode, nodeAt, type Placed, type SyntaxNode } from './syntax.js';

/** One small change of a source. `start`, `end`: the text that it replaces. */
export interface Mutant {
  readonly file: string;
  readonly mutator: string;
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly replacement: string;
  /** Where it begins, from 1. */
  readonly line: number;
  /** The line of the source in which it begins. */
  readonly text: string;
}

/** Returns all mutants of a source, in the order of its text. What is a text in two languages is left alone. */
export function mutantsOf(file: string, source: string): readonly Mutant[] {
  return evaluatedNodes(source)
    .filter(({ node, within }) => ![node, ...within].some(isBilingual))
    .flatMap(placed =>
      Object.entries(MUTATORS).flatMap(([mutator, mutate]) =>
        mutate(placed, source).map(replacement => mutantOf(file, source, placed, mutator, replacement)),
      ),
    );
}

/** Whether an object has an English text, or a list nothing but such objects. */
function isBilingual({ type, properties, elements }: SyntaxNode): boolean {
  if (type === 'ArrayExpression') return Array.isArray(elements) && elements.length > 0 && elements.filter(isNode).every(isBilingual);
  return (
    type === 'ObjectExpression' && Array.isArray(properties) && properties.filter(isNode).some(one => nodeAt(one, 'key')?.name === 'en')
  );
}

function mutantOf(file: string, source: string, { node }: Placed, mutator: string, replacement: string): Mutant {
  const { start, end } = node;
  const before = source.slice(0, start);
  const lineStart = before.lastIndexOf('\n') + 1;
  const lineEnd = source.indexOf('\n', start);
  return {
    file,
    mutator,
    start,
    end,
    original: source.slice(start, end),
    replacement,
    line: before.split('\n').length,
    text: source.slice(lineStart, lineEnd === -1 ? undefined : lineEnd).trim(),
  };
}

/** What cannot be put in parentheses because it is no expression. */
const STATEMENTS = ['BlockStatement', 'SwitchCase'];

/** Returns the source with the mutant in it. */
export function mutated(source: string, { mutator, start, end, replacement }: Mutant): string {
  const text = STATEMENTS.includes(mutator) ? replacement : `(${replacement})`;
  return source.slice(0, start) + text + source.slice(end);
}
